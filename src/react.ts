// Evaluated in the file of React (vite.config.ts): while React starts it makes errors, and for each the browser reads the whole file it is called from once more.
import 'react-dom/client'
