/** A point of the map: degrees north, degrees east. */
export type Place = readonly [north: number, east: number];

/**
 * The coast of India and its neighbours, from west to east, with about one point per hundred
 * kilometres. The map has no borders, only land and sea.
 */
export const COAST: readonly Place[] = [
  [25.3, 66],
  [24.8, 67],
  [23.9, 67.6],
  [23.7, 68.2],
  [22.9, 69],
  [22.9, 70.3],
  [22.4, 69.1],
  [21.6, 69.6],
  [20.7, 71],
  [21.2, 72.1],
  [22.2, 72.5],
  [21.1, 72.7],
  [19, 72.8],
  [17, 73.3],
  [15.5, 73.8],
  [14, 74.5],
  [12.9, 74.8],
  [11.2, 75.8],
  [10, 76.2],
  [8.9, 76.5],
  [8.1, 77.5],
  [8.8, 78.2],
  [9.3, 79.2],
  [10.3, 79.9],
  [11.9, 79.8],
  [13.1, 80.3],
  [14.5, 80.1],
  [15.7, 80.8],
  [16, 81.3],
  [16.6, 82.3],
  [17.7, 83.3],
  [19, 84.7],
  [19.8, 85.8],
  [20.7, 87],
  [21.5, 87],
  [21.7, 88.1],
  [21.7, 89.5],
  [22.2, 90],
];

/** The coast around Sri Lanka. */
export const ISLAND: readonly Place[] = [
  [9.8, 80.1],
  [8.6, 81.2],
  [7.3, 81.8],
  [6.3, 81.2],
  [5.95, 80.5],
  [6.9, 79.85],
  [8.2, 79.8],
];
