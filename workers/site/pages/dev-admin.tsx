import type { ListedEntry } from "#store/audit-log";
import { AdminNav } from "../parts/admin/admin-page.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { Decision } from "../parts/admin/decision.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import type { ListView } from "../parts/admin/list-view.ts";
import type { PageContext } from "../site.ts";

const VIEW: ListView = {
	path: "/dev/components",
	q: "",
	filters: {},
	sort: "new",
	after: "7",
	address: "/dev/components",
	isNarrowed: false,
};
const TOKEN = "shown-only";
const ENTRY: ListedEntry = {
	id: 41,
	at: Date.UTC(2026, 10, 20, 9, 30),
	action: "edit_settings",
	actorKind: "team",
	actor: "user:1",
	subject: "settings:site",
	undoes: null,
	refused: null,
	undoneBy: null,
	actorCalled: "Ada Lovelace",
	detail: {
		reason: "The old name was taken.",
		before: JSON.stringify({ name: "Launchweek", tags: ["crm"] }),
		after: JSON.stringify({ name: "Überlandtransportabrechnungsverwaltung", tags: ["crm", "عقود"] }),
	},
};
const FILTERS = [{ name: "status", label: "Status", choices: [{ value: "live", label: "Live" }] }];
const SORTS = [
	{ value: "new", label: "Newest" },
	{ value: "name", label: "Name" },
];
const ROWS = [
	{ id: 1, name: "Chairtime", status: "Live", votes: 96 },
	{
		id: 2,
		name: "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenverleih",
		status: "Waits for its badge",
		votes: 0,
	},
	{ id: 3, name: "عقود تُوقَّع في دقائق", status: "Live", votes: 1204 },
];

/** The pieces of the site team's pages, for the sheet of components. */
export const AdminPieces = ({ c }: { c: PageContext }) => (
	<>
		<AdminNav area="claims" path="/admin/claims" />
		<AdminList
			view={VIEW}
			filters={FILTERS}
			sorts={SORTS}
			searchHelp="Name or website"
			rows={ROWS}
			idOf={({ id }) => id}
			nameOf={({ name }) => name}
			next="9"
			empty="There is no such listing."
			columns={[
				{ label: "Listing", cell: ({ name }) => <bdi>{name}</bdi> },
				{ label: "Status", cell: ({ status }) => status },
				{ label: "Votes", cell: ({ votes }) => votes, isFigure: true },
			]}
			bulk={{
				action: "/dev/components",
				token: TOKEN,
				reason: "Reason, for their owners",
				buttons: [{ value: "hide", label: "Hide the listings", kind: "danger" }],
			}}
		/>
		<Decision
			c={c}
			action="/dev/components"
			token={TOKEN}
			buttons={[
				{ value: "widen", label: "Widen the quote", kind: "primary" },
				{ value: "keep", label: "Keep as it is" },
				{ value: "remove", label: "Remove the fact", kind: "danger", isRefusal: true },
			]}
		/>
		<Changed entry={ENTRY} userId={1} token={TOKEN} returnTo="/dev/components" />
		<Changed entry={{ ...ENTRY, undoneBy: 42 }} userId={2} token={TOKEN} returnTo="/dev/components" />
	</>
);
