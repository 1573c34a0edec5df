import { EXAMPLES } from './examples.js';
import { expectGuard } from './expect-guard.js';
import { expectNamedRefusals } from './expect-named-refusals.js';
import * as limits from '../../../core/limits/index.js';

for (const example of EXAMPLES.filter(({ needsPage }) => needsPage))
  it(`a control checks its track: ${example.rule}`, () => expectGuard(example));

for (const name of ['mediaTrack', 'customTrack'] as const)
  it(`${name} names what it refuses, with our own rule`, () =>
    expectNamedRefusals(limits[name] as never));
