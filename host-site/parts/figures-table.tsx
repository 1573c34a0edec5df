export interface FiguresTableProps {
  readonly columns: readonly string[];
  /** The name of each figure and its cells. */
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}

/** Figures in columns. It has the role of a table, since its rows are grids on a phone. */
export function FiguresTable({ columns, rows }: FiguresTableProps) {
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={at} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
