import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The controls of every story: the options of the widget's appearance. */
const CONTROLS: Readonly<Record<string, object>> = {
  position: choice('bottom-right', 'bottom-left', 'bottom-center', 'top-right', 'top-left'),
  size: choice('tiny', 'compact', 'full'),
  radius: choice('none', 'small', 'medium', 'large'),
  theme: choice('light', 'dark', 'auto'),
  preset: choice('calm', 'vivid', 'plain'),
  baseColor: { control: 'color' },
  accentColor: { control: 'color' },
  ctaButtonColor: { control: 'color' },
  ctaButtonTextColor: { control: 'color' },
  heading: { control: 'text' },
  ctaTitle: { control: 'text' },
  ctaSubtitle: { control: 'text' },
  startButtonText: { control: 'text' },
  endButtonText: { control: 'text' },
  chatPlaceholder: { control: 'text' },
};

function choice(...options: string[]): object {
  return { control: 'select', options, type: { name: 'enum', value: options } };
}

/**
 * Enables controls only for options that have an effect in a story. Actions are disabled, because they
 * would be passed to the element as options.
 */
export const lookControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, action: undefined, ...(CONTROLS[name] ?? { control: false }) },
    ]),
  );
