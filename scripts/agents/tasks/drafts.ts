import { firstWrong, holds } from "#scripts/agents/checks";
import type { Asked, Stage, Task } from "#scripts/agents/task";

/** From a website to a place in the calendar. */

const page = (
	name: string,
	title: string,
	body: string,
) => `<!doctype html><html lang="en"><head><title>${title}</title>
<meta property="og:site_name" content="${name}"><meta name="description" content="${name} is invoicing software for small workshops.">
</head><body><header><a href="/">${name}</a> <a href="/pricing">Pricing</a> <a href="/about">About</a></header>
<main>${body}</main></body></html>`;

/** A small website of an invoicing product. */
export function siteOf(domain: string, name: string) {
	return {
		domain,
		pages: {
			"/": page(
				name,
				`${name} | Invoices that write themselves`,
				`<h1>Invoices that write themselves</h1><p>${name} is invoicing software for small workshops.</p>
<h2>Features</h2><ul><li>Invoices from job cards</li><li>Payment reminders</li></ul>`,
			),
			"/pricing": page(name, `Pricing - ${name}`, "<h1>Pricing</h1><p>From 11 euros a month.</p>"),
			"/about": page(name, `About - ${name}`, `<h1>About</h1><p>${name} was founded in 2020 in Porto, Portugal.</p>`),
			"/robots.txt": "",
		},
	};
}

/** A draft of the person's own, as the service reads it from their website. */
export async function drafted({ api }: Stage, domain: string): Promise<string> {
	const { id } = await api.call<{ id: string }>("POST", "/drafts", { url: `https://${domain}/` });
	await api.until<{ status: string }>(`/drafts/${id}`, ({ status }) => status === "ready", 60);
	return id;
}

interface DraftField {
	value: unknown;
	state: string;
}

/** Asks about a draft that is ready; the check is given its fields. */
async function aboutDraft(
	stage: Stage,
	domain: string,
	words: string,
	check: (draft: { fields: Record<string, DraftField>; faqs: unknown }) => string | null,
	before: object | null = null,
): Promise<Asked> {
	const id = await drafted(stage, domain);
	if (before !== null) await stage.api.call("PATCH", `/drafts/${id}`, before);
	return { words, check: async () => check(await stage.api.call("GET", `/drafts/${id}`)) };
}

/** How far the person's listing of a website came. */
async function statusOf({ rows, person }: Stage, domain: string): Promise<string> {
	const [listing] = await rows<{ status: string }>(
		"SELECT status FROM listings WHERE domain = ? AND owner_id = ?",
		domain,
		person.userId,
	);
	return listing?.status ?? "not there";
}

export const DRAFTS: readonly Task[] = [
	{
		name: "from a website to the queue",
		site: siteOf("tidewren.com", "Tidewren"),
		begin: async (stage) => ({
			words:
				"List my product from its website https://tidewren.com/ and queue it for a launch week on the free plan. I will see to the badge later.",
			async check() {
				const status = await statusOf(stage, "tidewren.com");
				return holds(["awaiting_badge", "scheduled"].includes(status), `The listing is ${status}.`);
			},
		}),
	},
	{
		name: "from a website to a scheduled launch, with the badge",
		site: siteOf("larchpay.com", "Larchpay"),
		begin: async (stage) => ({
			words:
				"My product's website is https://larchpay.com/. Submit it, publish it on the free plan, put the badge on my homepage and go on until it is scheduled.",
			async check() {
				const status = await statusOf(stage, "larchpay.com");
				return holds(status === "scheduled", `The listing is ${status}.`);
			},
		}),
	},
	{
		name: "a draft corrected",
		site: siteOf("quarrybill.com", "Quarrybill"),
		begin: (stage) =>
			aboutDraft(
				stage,
				"quarrybill.com",
				'Edit my draft of Quarrybill: its tagline is "Bills for stonemasons", and its city is "Braga".',
				({ fields }) =>
					firstWrong(
						holds(fields.tagline?.value === "Bills for stonemasons", `The tagline is ${fields.tagline?.value}.`),
						holds(fields.city?.value === "Braga", `The city is ${fields.city?.value}.`),
					),
			),
	},
	{
		name: "what a draft's own site said, put back",
		site: siteOf("mossinvoice.com", "Mossinvoice"),
		begin: (stage) =>
			aboutDraft(
				stage,
				"mossinvoice.com",
				"In my draft, restore the tagline to what the drafter found.",
				({ fields }) =>
					holds(fields.tagline?.value === "Invoices that write themselves", `The tagline is ${fields.tagline?.value}.`),
				{ fields: { tagline: "Typed in haste" } },
			),
	},
	{
		name: "fields of a draft locked",
		site: siteOf("fernledger.com", "Fernledger"),
		begin: (stage) =>
			aboutDraft(
				stage,
				"fernledger.com",
				"Lock the name and the description of my draft, so that no redraft changes them.",
				({ fields }) => {
					const states = [fields.name?.state, fields.description?.state, fields.tagline?.state].join(", ");
					return holds(states === "override, override, ai", `The states are ${states}.`);
				},
			),
	},
	{
		name: "a co-founder invited",
		site: siteOf("copperdue.com", "Copperdue"),
		async begin(stage) {
			const id = await drafted(stage, "copperdue.com");
			return {
				words: "Invite my co-founder ines@copperdue.com to the draft that I have here.",
				async check() {
					const found = await stage.rows<{ email: string }>("SELECT email FROM draft_invites WHERE draft_id = ?", id);
					const emails = found.map(({ email }) => email).join(", ");
					return holds(emails === "ines@copperdue.com", `Invited: ${emails || "nobody"}.`);
				},
			};
		},
	},
];
