import { expect } from 'chai';
import { resumeCalls } from '../../../../core/call/resume/resume-calls.js';

it('a callee that has no JSON is not looked for, and harms nobody', () => {
  const assistant: Record<string, unknown> = {};
  assistant['itself'] = assistant;
  const request = { apiUrl: '', publicKey: 'k', rejoin: true, assistant };
  const unused = () => expect.fail('it is looked for');
  const calls = resumeCalls({ request: () => request, state: unused, resume: unused, now: unused });
  calls.look();
  calls.end();
});
