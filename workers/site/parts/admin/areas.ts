import type { Words } from "../../words/words.ts";

export type AdminArea = keyof Words["team"]["areas"];
type AdminGroup = keyof Words["team"]["groups"];
type Areas = Readonly<Partial<Record<AdminArea, string>>>;

/**
 * Every page of the site team that its navigation leads to, as it groups them: a line for each area that has one, in the
 * order of work. An area's other pages stand below its address.
 */
const AREAS: Readonly<Record<AdminGroup, Areas>> = {
	today: {
		today: "/admin",
	},
	directory: {
		listings: "/admin/listings",
		drafts: "/admin/drafts",
		weeks: "/admin/weeks",
		categories: "/admin/categories",
		tags: "/admin/tags",
		alternatives: "/admin/alternatives",
		search: "/admin/search",
	},
	people: {
		people: "/admin/people",
		posts: "/admin/posts",
		questions: "/admin/questions",
	},
	trust: {
		facts: "/admin/facts",
		claims: "/admin/claims",
		reviews: "/admin/reviews",
		votes: "/admin/votes",
	},
	money: {
		orders: "/admin/orders",
		products: "/admin/products",
		promoCodes: "/admin/promo-codes",
	},
	files: {
		imports: "/admin/imports",
		exports: "/admin/exports",
		ratings: "/admin/ratings",
		revenue: "/admin/revenue",
	},
	running: {
		numbers: "/admin/numbers",
		mails: "/admin/mails",
		jobs: "/admin/jobs",
		webhooks: "/admin/webhooks",
		proofs: "/admin/proofs",
		backups: "/admin/backups",
		log: "/admin/log",
	},
	site: {
		settings: "/admin/settings",
		pages: "/admin/pages",
	},
};

/** The groups that have something, each with its areas and their addresses. */
export const ADMIN_GROUPS = Object.entries(AREAS)
	.map(([group, areas]) => ({ group: group as AdminGroup, areas: Object.entries(areas) as [AdminArea, string][] }))
	.filter(({ areas }) => areas.length > 0);
