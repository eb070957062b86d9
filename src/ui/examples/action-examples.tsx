import { useState } from 'react';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { Dialog } from '../dialog.tsx';
import { DisclosureMenu, menuLinkClass } from '../disclosure-menu.tsx';
import { ButtonLink, ExternalLink } from '../external-link.tsx';
import { Icon } from '../icon.tsx';
import { SectionHeading } from '../section.tsx';
import { Toaster } from '../toast/toaster.tsx';
import { showToast } from '../toast/toasts.ts';
import { Tooltip } from '../tooltip.tsx';

const newTab = '(opens in a new tab)';

/** Buttons, links, and what opens: menu, dialog, toast, tooltip. */
export function ActionExamples() {
  return (
    <section className="space-y-8">
      <SectionHeading eyebrow="Actions" title="What can be pressed" />
      <div className="flex flex-wrap items-center gap-3">
        <Button>
          View my quote <Icon name="arrow-right" />
        </Button>
        <Button variant="secondary">
          <Icon name="arrow-left" /> Previous
        </Button>
        <Button variant="quiet">Recommend</Button>
        <Button size="sm">Search</Button>
        <Button size="sm" variant="secondary">
          Clear filters
        </Button>
        <Button disabled>Disabled</Button>
        <Button busyLabel="Searching">Search</Button>
        <ButtonLink href="https://example.com" newTabLabel={newTab}>
          Enrol now
        </ButtonLink>
        <ExternalLink className="text-link" href="https://example.com" newTabLabel={newTab}>
          Another site
        </ExternalLink>
      </div>
      <div className="on-dark flex flex-wrap items-center gap-3 rounded-panel bg-sea-900 p-6">
        <Button variant="sun">Get directions</Button>
        <Button variant="secondary">On dark</Button>
        <Button variant="sun" busyLabel="Sending...">
          Send
        </Button>
        <a className="text-link-dark" href="#main">
          A link on dark
        </a>
      </div>
      <Openers />
      <Filters />
      <Toaster labels={{ region: 'Notifications ({hotkey})', toast: 'Notification', close: 'Close' }} />
    </section>
  );
}

function Openers() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DisclosureMenu label="Providers" buttonClassName="min-h-11 rounded-control px-3 font-bold">
        {['Join our network', 'Request authorizations'].map((entry) => (
          <li key={entry}>
            <a className={menuLinkClass} href="#main">
              {entry}
            </a>
          </li>
        ))}
      </DisclosureMenu>
      <Tooltip
        content="$5 copayment for Miami Dade PHC"
        className="rounded-sm font-bold font-display text-title-md"
      >
        $5*
      </Tooltip>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({ title: 'Message sent', description: 'Reference CC-1042. We answer soon.' })
        }
      >
        Show toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => showToast({ title: 'It was not sent', variant: 'destructive' })}
      >
        Show error
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Privacy policy"
        closeLabel="Close"
        footer={<Button onClick={() => setOpen(false)}>I have read it</Button>}
      >
        {Array.from({ length: 12 }, (_, index) => index + 1).map((number) => (
          <p key={number} className="mb-4">
            {`Paragraph ${number}. A dialog scrolls inside, keeps its title in sight and gives the focus back.`}
          </p>
        ))}
      </Dialog>
    </div>
  );
}

function Filters() {
  const [filters, setFilters] = useState([
    'First filter',
    'Second filter',
    'A filter with a rather long name',
  ]);
  return (
    <div className="flex flex-wrap gap-2">
      {filters.map((filter) => (
        <Chip
          key={filter}
          removeLabel="Remove filter"
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        >
          {filter}
        </Chip>
      ))}
    </div>
  );
}
