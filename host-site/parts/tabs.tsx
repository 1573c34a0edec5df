import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: string;
    readonly panel: ReactNode;
  }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** Tabs. Every panel is in the page, so that it can be read without script and printed. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  return (
    <AriaTabs selectedKey={chosen} onSelectionChange={(id) => onChoose(id as Id)}>
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
