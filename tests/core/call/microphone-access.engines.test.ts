import { expect, fixture, html } from '@open-wc/testing';
import { CallError } from '../../../core/call/call-error.js';
import { checkMicrophone } from '../../../core/call/microphone-access.js';
import type { FailureKind } from '../../../core/machine/failures.js';
import { engine } from '../../support/engine-gaps.js';
import { recordWarnings, replace } from '../support/after-test.js';

type Policied = Document & { featurePolicy?: unknown; permissionsPolicy?: unknown };

/** The kind of the failure that is known; undefined where the call may go on. */
const kindOf = (checked: Promise<void>) =>
  checked.then(
    () => undefined,
    (error: CallError) => error.kind,
  );

describe('checkMicrophone', () => {
  type Answers = readonly [
    state: string | Error | null,
    kinds: readonly string[] | null,
    policy?: Pick<Policied, 'featurePolicy' | 'permissionsPolicy'>,
  ];

  /** A browser that answers so; null is no answer. */
  function browser(...[state, kinds, policy]: Answers): void {
    const never = new Promise<never>(() => undefined);
    const answer = (given: unknown) =>
      given instanceof Error ? Promise.reject(given) : given === null ? never : given;
    const asked = async () => answer(state === null || state instanceof Error ? state : { state });
    replace(navigator.permissions, 'query', asked as never);
    const devices = kinds && kinds.map((kind) => ({ kind }) as MediaDeviceInfo);
    replace(navigator.mediaDevices, 'enumerateDevices', async () => answer(devices) as never);
    const document = window.document as Policied;
    replace(document, 'permissionsPolicy', policy?.permissionsPolicy);
    replace(document, 'featurePolicy', policy?.featurePolicy);
  }

  const allows = (allowed: boolean) => ({ allowsFeature: () => allowed });
  const ONE = ['audiooutput', 'audioinput'];

  it('names the header to the author of a page that is in no frame', async () => {
    const warnings = recordWarnings();
    browser('denied', ONE, { featurePolicy: allows(false) });
    expect(await kindOf(checkMicrophone())).to.equal('microphone-forbidden');
    expect(warnings.join()).to.match(/Permissions-Policy header.*microphone=\(self\)/);
  });

  const rows: readonly (readonly [name: string, kind: FailureKind | undefined, ...Answers])[] = [
    ['a granted one', undefined, 'granted', ONE],
    ['one that the browser will ask for', undefined, 'prompt', ONE],
    ['one that an older browser knows nothing of', undefined, new TypeError('no'), ONE],
    ['one that a hidden browser does not answer for', undefined, null, null],
    ['one that the page allows', undefined, 'granted', ONE, { featurePolicy: allows(true) }],
    ['a denied one', 'microphone-denied', 'denied', ONE],
    ['a denied one where there is none', 'microphone-denied', 'denied', []],
    ['one that is missing', 'microphone-missing', 'prompt', ['videoinput', 'audiooutput']],
    ['one that is missing though it is allowed', 'microphone-missing', 'granted', []],
    [
      'one that the page forbids, whatever else',
      'microphone-forbidden',
      'denied',
      [],
      { featurePolicy: allows(false) },
    ],
    [
      'one that the page forbids, by the newer name',
      'microphone-forbidden',
      'denied',
      ONE,
      { permissionsPolicy: allows(false), featurePolicy: allows(true) },
    ],
  ];

  for (const [name, kind, ...answers] of rows)
    it(`knows ${name}`, async () => {
      recordWarnings();
      browser(...answers);
      expect(await kindOf(checkMicrophone())).to.equal(kind);
    });

  for (const [name, allow, kind] of [
    ['without the microphone', "microphone 'none'", 'microphone-forbidden'],
    ['with it', 'microphone', undefined],
  ] as const)
    it(`asks the browser in a frame ${name}`, async () => {
      const frame = await fixture<HTMLIFrameElement>(html`<iframe allow=${allow}></iframe>`);
      const page = frame.contentWindow as Window & typeof globalThis;
      const warnings: string[] = [];
      page.console.warn = (warning: string) => warnings.push(warning);
      const address = new URL('../../../core/call/microphone-access.ts', import.meta.url).href;
      const { checkMicrophone: check } = (await page.eval(
        `import(${JSON.stringify(address)})`,
      )) as typeof import('../../../core/call/microphone-access.js');
      const found = await kindOf(check());
      if (!kind) expect(found).to.be.oneOf([undefined, 'microphone-missing']);
      // WebKit does not tell the policy, and may name its devices to such a frame all the same.
      else if (found !== 'microphone-denied' || engine() !== 'webkit') {
        expect(found).to.equal(kind);
        expect(warnings.join()).to.match(/add allow="microphone" to the <iframe>/);
      }
    });
});
