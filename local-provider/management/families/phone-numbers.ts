import { parseBody, partlyKnown, text } from '../../http/body-schema.js';
import { family } from '../family.js';
import { pageOf } from '../list-query.js';
import type { ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

const twilioSchema = partlyKnown({ twilioPhoneNumber: text });
const vonageSchema = partlyKnown({ vonagePhoneNumber: text });

/** Phone numbers: stored, but without a telephone. */
export function phoneNumberRoutes(store: Store): ManagementRoute[] {
  const path = '/phone-number';
  const numbers = store.collection('phone-number');
  return [
    ...family({ path, list: 'bare', collection: numbers }),
    {
      method: 'POST',
      path: `${path}/import/twilio`,
      async answer({ readBody }) {
        const { twilioPhoneNumber: number, ...rest } = parseBody(twilioSchema, await readBody());
        return numbers.create({ ...rest, provider: 'twilio', number });
      },
    },
    {
      method: 'POST',
      path: `${path}/import/vonage`,
      async answer({ readBody }) {
        const { vonagePhoneNumber: number, ...rest } = parseBody(vonageSchema, await readBody());
        return numbers.create({ ...rest, provider: 'vonage', number });
      },
    },
    { method: 'GET', path: `/v2${path}`, answer: ({ query }) => pageOf(numbers.all(), query) },
  ];
}
