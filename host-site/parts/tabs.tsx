import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { useChoice } from '../query.js';

export interface TabsProps {
  readonly label: string;
  /** Names the choice in the address. */
  readonly name: string;
  /** The first one is chosen at first. */
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly panel: ReactNode;
  }[];
}

/** Tabs. Every panel is in the page, so that it can be read without script and printed. */
export function Tabs({ label, name: choice, tabs }: TabsProps) {
  const [chosen, choose] = useChoice(
    choice,
    tabs.map(({ id }) => id),
  );
  return (
    <AriaTabs selectedKey={chosen} onSelectionChange={(id) => choose(`${id}`)}>
      <TabList className="tabs needs-script" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <Tab key={id} id={id} className="tab">
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, label: name, panel }) => (
        <TabPanel
          key={id}
          id={id}
          className="tab-panel"
          shouldForceMount
          render={({ inert: _inert, ...props }) => (
            <div {...props} data-chosen={id === chosen} data-label={name} />
          )}
        >
          <noscript>
            <p className="eyebrow">{name}</p>
          </noscript>
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
