import type { Office } from '../content/content-model.js';
import { UnavailableButton } from '../parts/unavailable-button.js';

export function OfficeCard({ office }: { readonly office: Office }) {
  return (
    <article className="office" aria-label={office.city}>
      <header>
        <h3>{office.city}</h3>
        {office.isHeadquarters && <span className="tag">Headquarters</span>}
      </header>
      <address>
        {office.address}
        <br />
        {office.phone}
      </address>
      <UnavailableButton className="button-quiet">Get Directions</UnavailableButton>
    </article>
  );
}
