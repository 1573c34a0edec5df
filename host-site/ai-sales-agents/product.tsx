import { useState } from 'react';
import { inbox, leadScores, whatsappThread } from '../content/agents.js';
import { ConversationLines } from '../parts/conversation-lines.js';
import { Switch } from '../parts/switch.js';
import { CallRecording } from './call-recording.js';

/** A chat, a call and the leads that come of them, as a sales team sees them. */
export function Product() {
  return (
    <div className="product columns" data-nosnippet>
      <article className="card thread" aria-labelledby="thread-title">
        <header className="row">
          <span className="avatar" aria-hidden="true">
            {whatsappThread.name.slice(0, 1)}
          </span>
          <div>
            <h3 id="thread-title">{whatsappThread.name} on WhatsApp</h3>
            <p className="quiet">{whatsappThread.status}</p>
          </div>
        </header>
        <ConversationLines label="WhatsApp chat" lines={whatsappThread.messages} />
      </article>
      <CallRecording />
      <LeadInbox />
    </div>
  );
}

const ALL = 'All';
const SCORES = [ALL, ...leadScores.map(({ title }) => title)];

/** The leads, of all scores or of one. */
function LeadInbox() {
  const [shown, setShown] = useState(ALL);
  return (
    <article className="card inbox" aria-labelledby="inbox-title">
      <h3 id="inbox-title">{inbox.title}</h3>
      <p className="quiet">{inbox.lede}</p>
      <Switch
        legend="Leads"
        options={SCORES.map((value) => ({ value, label: value }))}
        value={shown}
        onChange={setShown}
      />
      <ul className="rows">
        {inbox.leads.map(({ name, score, wants, said, from, next }) => (
          <li key={name} className="columns" hidden={shown !== ALL && shown !== score}>
            <Score title={score} />
            <div>
              <strong>{name}</strong>
              <p className="quiet">{wants}</p>
            </div>
            <div>
              <q>{said}</q>
              <p className="quiet">{from}</p>
            </div>
            <strong>{next}</strong>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Score({ title }: { readonly title: string }) {
  const { icon: Icon } = leadScores.find((each) => each.title === title)!;
  return (
    <span className="tag row">
      <Icon className="icon" data-score={title} aria-hidden="true" /> {title}
    </span>
  );
}
