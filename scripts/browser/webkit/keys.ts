/** The characters by which WebDriver names keys without one. */
const CHARACTERS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F2: '\uE032',
  Meta: '\uE03D',
};

/** A step of WebDriver's key input. */
export interface KeyStep {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

export function keyStep(type: KeyStep['type'], key: string): KeyStep {
  return { type, value: CHARACTERS[key] ?? key };
}

/** Presses a key, or keys joined by `+`, such as `Shift+Enter`. */
export function pressSteps(keys: string): KeyStep[] {
  const names = keys.split(/(?<=.)\+/);
  return [
    ...names.map((name) => keyStep('keyDown', name)),
    ...names.toReversed().map((name) => keyStep('keyUp', name)),
  ];
}

export function typeSteps(text: string): KeyStep[] {
  return [...text].flatMap((character) => pressSteps(character === '\n' ? 'Enter' : character));
}
