#!/usr/bin/env bash
# Intl.Segmenter ends a sentence after abbreviations that a capital follows, and the option
# `ss-standard` of the locale changes nothing. A quotation of whole "sentences" can become false.
set -euo pipefail
node - <<'JS'
const text = 'Call Dr. Rao. It is Rs. 500 at M.G. Road. Smt. Rao pays.';
const expected = 'Call Dr. |Rao. |It is Rs. 500 at M.G. |Road. |Smt. |Rao pays.';
const split = (locale) =>
  [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment).join('|');
console.log(`Node ${process.version}, ICU ${process.versions.icu}`);
for (const locale of ['en', 'en-IN', 'en-u-ss-standard']) console.log(`${locale}: ${split(locale)}`);
process.exit(['en', 'en-IN', 'en-u-ss-standard'].every((locale) => split(locale) === expected) ? 0 : 1);
JS
