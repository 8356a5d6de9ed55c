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
  const zero = Number(scale(0))
  const barOf = (x: number, value: number): Bar => {
    const end = Number(scale(value))
    return { x, y: Math.min(zero, end), width, height: Math.abs(end - zero), text: words(value), hangs: value < 0 }
  }
  const bars = data.flatMap(({ pending, won, lost }, at) => {
    const middle = plot.x + (at + 0.5) * month
    return [barOf(middle - width, pending), barOf(middle, won), barOf(middle, lost)]
  })
  return placeLabels(bars, plot.x, plot.x + plot.width).map(({ text, x, y }) => (
    <text key={`${x} ${y}`} x={x} y={y} className={classes.value} textAnchor="middle">
      {text}
    </text>
  ))
}
