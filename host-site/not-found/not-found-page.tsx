import { notFoundHead } from '../content/not-found.js';
import { SiteLink } from '../layout/site-link.js';
import { PageHead } from '../parts/page-head.js';

export { text } from '../content/page-texts/not-found.js';

export default function NotFoundPage() {
  return (
    <>
      <PageHead text={notFoundHead} />
      <div className="container hero-actions not-found">
        <SiteLink to="/" className="button button-large">
          To the home page
        </SiteLink>
        <SiteLink to="/virtual-tours" className="button button-large button-quiet">
          Look around a flat instead
        </SiteLink>
      </div>
    </>
  );
}
