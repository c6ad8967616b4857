// Asks the person at hand to review, or to have it reviewed, and takes the answer. It is judged like any other.
import type { Lane } from '../lane.ts';
import { reviewCommand } from '../lane.ts';
import type { Person } from '../person.ts';

export function userLane(person: Person): Lane {
  return {
    name: 'user',
    sends: () => undefined,
    review: async (request) => {
      const text = await person.tell(
        [
          `Please have the change in ${request.reviewTree} reviewed with a tool of your own, for example by ${reviewCommand(request)}.`,
          'Paste what it found, one line a finding as `file:line - description - severity`, or [] where there is nothing.',
        ].join('\n'),
      );
      return text === undefined ? { exit: 'declined', text: 'the person declined' } : { exit: 'ok', text };
    },
  };
}
