import type { CaseStudy } from '../content/content-model.js';

export interface ResultsTableProps {
  readonly results: CaseStudy['results'];
}

/** The results by figure. It has the role of a table, since its rows are grids on a phone. */
export function ResultsTable({ results }: ResultsTableProps) {
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {['Result', 'Before', 'After', 'Change'].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {results.map(({ metric, before, after, improvement }) => (
          <tr key={metric} role="row">
            <th role="rowheader" scope="row">
              {metric}
            </th>
            <td role="cell">{before}</td>
            <td role="cell">{after}</td>
            <td role="cell">{improvement}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
