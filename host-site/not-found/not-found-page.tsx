import { SiteLink } from '../layout/site-link.js';
import { PageHead } from '../parts/page-head.js';

export { text } from '../content/page-texts/not-found.js';

export default function NotFoundPage() {
  return (
    <>
      <PageHead
        text={{
          eyebrow: '404',
          title: 'This door leads nowhere.',
          lede: 'There is no page at this address. It may have moved, or never been built.',
        }}
      />
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
