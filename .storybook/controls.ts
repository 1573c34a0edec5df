import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What a designer may turn in every story: the looks of the widget, by the names of its options. */
const CONTROLS: Readonly<Record<string, object>> = {
  position: choice('bottom-right', 'bottom-left', 'bottom-center', 'top-right', 'top-left'),
  size: choice('tiny', 'compact', 'full'),
  radius: choice('none', 'small', 'medium', 'large'),
  theme: choice('light', 'dark', 'auto'),
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
 * Only what changes something in a story can be changed; all else of the manifest is told. A story's
 * element does nothing, so there are no events to be logged: they would be handed to it as options.
 */
export const lookControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, action: undefined, ...(CONTROLS[name] ?? { control: false }) },
    ]),
  );
