import type { Choices } from '../seeded.ts'

const happened = [
  'Called back, ten minutes.',
  'Met at the stand, talked for a while.',
  'Short call about the offer.',
  'Wrote after the newsletter.',
  'Came by the studio.',
  'Lunch near the river.',
  'Video call with three of them.',
  'Sent the examples.',
  'Answered the questions about hosting.',
  'Went through the site together.',
  'Rang because a form did not send.',
  'Asked for a second opinion.',
  'First talk since the summer.',
  'Walked through the building with a camera.',
  'Showed the prototype on a phone.',
  'Heard that they move house.',
  'Thanked us for the quick repair.',
  'Left a message with the desk.',
]
const learned = [
  'The budget is half of what we thought, and fixed.',
  'They have texts, but no pictures.',
  'The old site is looked after by a nephew.',
  'Two languages now, a third next year.',
  'They want to edit the opening hours themselves.',
  'The board likes it, the house does not yet.',
  'Nobody has counted the visitors so far.',
  'There is a grant, if it is asked for before June.',
  'A screen reader user tests everything for them.',
  'They print more than they publish online.',
  'The person who knew the passwords has left.',
  'The name will change, quietly.',
  'They compare us with two others.',
  'It must work on the old tablets at the door.',
  'Their accounts close at the end of the month.',
  'They have read our page about forms, twice.',
  'Speed matters more to them than looks.',
  'The calendar is the heart of it.',
]
const next = [
  'Ring again in two weeks.',
  'Send a price by Friday.',
  'Nothing to do for now.',
  'Ask Priya about the texts.',
  'Tomasz looks at the export.',
  'They send the pictures.',
  'We meet again after the holidays.',
  'Put them on the list for the course.',
  'Remind them in spring.',
  'Write to the person in charge of money.',
  'Offer an hour of help, free.',
  'Invite them to the open evening.',
  'Keep it short next time.',
  'Wait until they call.',
]
const replies = [
  'Thank you, that helps.',
  'I know them from before, shall I ring?',
  'Price is with them since this morning.',
  'Please keep me in the loop.',
  'Done.',
  'We had the same with the museum. I send you what we did.',
  'Not before March, I am afraid.',
  'Good. Then I leave it with you.',
  'Spoke to them as well, same picture.',
  'The course has two places left.',
]

export const noteBody = (choices: Choices): string => {
  const sentences = [choices.pick(happened), choices.pick(learned)]
  if (choices.chance(0.75)) sentences.push(choices.pick(next))
  return sentences.join(choices.chance(0.12) ? '\n\n' : ' ')
}

export const reply = (choices: Choices): string => choices.pick(replies)
