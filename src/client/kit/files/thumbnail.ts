import { thumbnailLimit } from '../../../contract/x/files.ts'
import { isSvg, isText, showsAsPicture } from './file-kind.ts'

/** The longest side of a small picture, in px. */
const longestSide = 320
/** In ms. A picture that takes longer is shown as an icon. */
const timeout = 5000

type Draw = (canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D) => void

/** An SVG drawing as a picture: it runs nothing and loads nothing. */
const readDrawing = async (file: File) => {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(await file.text())}`
  await picture.decode()
  return { source: picture, width: picture.naturalWidth, height: picture.naturalHeight }
}

const readPicture = async (file: File) => {
  const source = await createImageBitmap(file)
  return { source, width: source.width, height: source.height }
}

const drawPicture = async (file: File): Promise<Draw | undefined> => {
  const { source, width, height } = await (isSvg({ contentType: file.type }) ? readDrawing(file) : readPicture(file))
  if (width === 0 || height === 0) return undefined
  return (canvas, context) => {
    const scale = Math.min(1, longestSide / Math.max(width, height))
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    if (source instanceof ImageBitmap) source.close()
  }
}

/** Draws the first lines of a text, in a grey that is readable on light and on dark. */
const drawText = async (file: File): Promise<Draw | undefined> => {
  const text = await file.slice(0, 2000).text()
  if (text.trim() === '' || text.includes('\0')) return undefined
  return (canvas, context) => {
    canvas.width = longestSide
    canvas.height = 180
    context.font = '16px ui-monospace, monospace'
    context.fillStyle = '#827b71'
    for (const [at, line] of text.split(/\r?\n/).slice(0, 7).entries()) context.fillText(line.slice(0, 40), 16, 30 + at * 24)
  }
}

const encode = async (draw: Draw): Promise<Blob | undefined> => {
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  draw(canvas, context)
  for (const quality of [0.8, 0.6, 0.4, 0.2]) {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
    if (blob.size <= thumbnailLimit) return blob
  }
  return undefined
}

const make = async (file: File): Promise<Blob | undefined> => {
  const draw = showsAsPicture(file.type)
    ? await drawPicture(file)
    : isText({ name: file.name, contentType: file.type }) && (await drawText(file))
  return draw ? encode(draw) : undefined
}

const thumbnails = new WeakMap<File, Promise<Blob | undefined>>()

/** Returns a small picture of a file for lists, drawn here because the service decodes nothing; the same for a second try of its upload. */
export const thumbnailOf = (file: File): Promise<Blob | undefined> => {
  const known = thumbnails.get(file)
  if (known) return known
  const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>()
  const timer = setTimeout(giveUp, timeout)
  const thumbnail = Promise.race([make(file).catch(() => undefined), late]).finally(() => clearTimeout(timer))
  thumbnails.set(file, thumbnail)
  return thumbnail
}
