import { usePlotArea, useYAxisScale } from 'recharts'
import classes from './deal-chart.module.css'
import { type Bar, placeLabels } from './place-labels.ts'

interface BarValuesProps {
  data: readonly { pending: number; won: number; lost: number }[]
  maxBarWidth: number
  words: (value: number) => string
}

/** The values of the bars, without any that would cover another or a bar. */
export const BarValues = ({ data, maxBarWidth, words }: BarValuesProps) => {
  const plot = usePlotArea()
  const scale = useYAxisScale()
  if (!plot || !scale) return null
  const month = plot.width / data.length
  const width = Math.min(maxBarWidth, (month - 3) / 2)
  const barOf = (x: number, value: number, amount = value, from = 0): Bar => {
    const [start, end] = [Number(scale(from)), Number(scale(from + value))]
    return { x, y: Math.min(start, end), width, height: Math.abs(end - start), text: words(amount), hangs: value < 0 }
  }
  const bars = data.flatMap(({ pending, won, lost }, at) => {
    // A lost deal of a negative value stands on the won ones.
    const middle = plot.x + (at + 0.5) * month
    return [barOf(middle - width, pending), barOf(middle, won), barOf(middle, lost, -lost, lost * won > 0 ? won : 0)]
  })
  return placeLabels(bars, plot.x, plot.x + plot.width).map(({ text, x, y }) => (
    <text key={`${x} ${y}`} x={x} y={y} className={classes.value} textAnchor="middle">
      {text}
    </text>
  ))
}
