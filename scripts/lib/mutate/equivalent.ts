/** Changes of `npm run mutate` that change nothing anybody could notice, each with its reason. */
export const EQUIVALENT: readonly { file: string; change: string; why: string }[] = [
	{
		file: "packages/core/access/api-key.ts",
		change:
			"if (!/^lw_[0-9A-Za-z]{49}$/.test(text)) return false; -> if (!/lw_[0-9A-Za-z]{49}$/.test(text)) return false;",
		why: "What stands before the key shifts the checksum.",
	},
	{
		file: "packages/core/access/api-key.ts",
		change:
			"if (!/^lw_[0-9A-Za-z]{49}$/.test(text)) return false; -> if (!/^lw_[0-9A-Za-z]{49}/.test(text)) return false;",
		why: "What stands behind the key is read as the checksum.",
	},
	{
		file: "packages/core/badges/badge-svg.ts",
		change:
			"tile: { x: 0, y: 0, width: 72, height: 72, radius: 0 }, -> tile: { x: 1, y: 0, width: 72, height: 72, radius: 0 },",
		why: "Of a banner's tile only the width is drawn, within the shape of its ground.",
	},
	{
		file: "packages/core/badges/badge-svg.ts",
		change:
			"tile: { x: 0, y: 0, width: 72, height: 72, radius: 0 }, -> tile: { x: 0, y: 1, width: 72, height: 72, radius: 0 },",
		why: "Of a banner's tile only the width is drawn, within the shape of its ground.",
	},
	{
		file: "packages/core/badges/badge-svg.ts",
		change:
			"tile: { x: 0, y: 0, width: 72, height: 72, radius: 0 }, -> tile: { x: 0, y: 0, width: 72, height: 73, radius: 0 },",
		why: "Of a banner's tile only the width is drawn, within the shape of its ground.",
	},
	{
		file: "packages/core/badges/badge-svg.ts",
		change:
			"tile: { x: 0, y: 0, width: 72, height: 72, radius: 0 }, -> tile: { x: 0, y: 0, width: 72, height: 72, radius: 1 },",
		why: "Of a banner's tile only the width is drawn, within the shape of its ground.",
	},
	{
		file: "packages/core/evidence/evidence-quote.ts",
		change:
			"for (let at = text.indexOf(needle); at !== -1 && seen < OCCURRENCES_MAX; at = text.indexOf(needle, at + 1)) { -> for (let at = text.indexOf(needle); at !== -2 && seen < OCCURRENCES_MAX; at = text.indexOf(needle, at + 1)) {",
		why: "At -1 both neighbours in `starts` are undefined and alike, so nothing is taken; the search only begins anew until it has seen 200.",
	},
	{
		file: "packages/core/evidence/evidence-quote.ts",
		change:
			"const span = { start: starts[at] ?? 0, end: ends[last] ?? 0 }; -> const span = { start: starts[at] ?? 1, end: ends[last] ?? 0 };",
		why: "The needle was found there, so every position of it has its way back.",
	},
	{
		file: "packages/core/evidence/evidence-quote.ts",
		change:
			"const span = { start: starts[at] ?? 0, end: ends[last] ?? 0 }; -> const span = { start: starts[at] ?? 0, end: ends[last] ?? 1 };",
		why: "The needle was found there, so every position of it has its way back.",
	},
	{
		file: "packages/core/evidence/evidence-quote.ts",
		change: "if (hint && distance(span, hint) === 0) break; -> if (hint && distance(span, hint) === 1) break;",
		why: "Of two occurrences the one that begins later also ends later, so none is inside the hint after one that shares an end with it; the break saves time.",
	},
	{
		file: "packages/core/evidence/evidence-quote.ts",
		change: "let last = touched.at(-1)?.id ?? 0; -> let last = touched.at(-1)?.id ?? 1;",
		why: "It is called with two blocks or more.",
	},
	{
		file: "packages/core/evidence/evidence-quote.ts",
		change: "let first = touched[0]?.id ?? 0; -> let first = touched[0]?.id ?? 1;",
		why: "It is called with two blocks or more.",
	},
	{
		file: "packages/core/launches/week.ts",
		change:
			"const first = firstLaunch !== null && firstLaunch < current ? firstLaunch : current; -> const first = firstLaunch !== null && firstLaunch <= current ? firstLaunch : current;",
		why: "Where both are equal, either is the first.",
	},
	{
		file: "packages/core/launches/week.ts",
		change:
			"if (!/^\\d{4}-\\d{2}-\\d{2}$/.test(text)) return null; -> if (!/\\d{4}-\\d{2}-\\d{2}$/.test(text)) return null;",
		why: "A longer text never equals the ten characters that its date is written with.",
	},
	{
		file: "packages/core/launches/week.ts",
		change:
			"if (!/^\\d{4}-\\d{2}-\\d{2}$/.test(text)) return null; -> if (!/^\\d{4}-\\d{2}-\\d{2}/.test(text)) return null;",
		why: "A longer text never equals the ten characters that its date is written with.",
	},
	{
		file: "packages/core/listings/nearest.ts",
		change: "return (2 * common) / (a.size + b.size); -> return (3 * common) / (a.size + b.size);",
		why: "All likenesses grow by the same factor, and only their order is used.",
	},
	{
		file: "packages/core/listings/review-look.ts",
		change: 'const [host = ""] = word.split(/[/:?#!]/u, 1); -> const [host = ""] = word.split(/[/:?#!]/u, 2);',
		why: "Only the first part is taken; the bound saves work.",
	},
	{
		file: "packages/core/orders/products.ts",
		change:
			"const own = { ...PLAIN, ...(Object.hasOwn(RULES, code) ? RULES[code] : {}) }; -> const own = { ...PLAIN, ...(true ? RULES[code] : {}) };",
		why: "What every object inherits has no properties of its own that a spread would copy.",
	},
	{
		file: "packages/core/web/text-fold.ts",
		change: "if (code < 0x80 && !(original.charCodeAt(at + 1) >= 0x300)) { -> if (false) {",
		why: "The short way for ASCII: folding clusters says the same of it, later.",
	},
	{
		file: "packages/core/launches/free-week.ts",
		change:
			"if (count < slots && (best === null || count < (taken.get(best) ?? 0))) best = week; -> if (count < slots && (best === null || count < (taken.get(best) ?? 1))) best = week;",
		why: "The best so far is always one of those that are taken.",
	},
	{
		file: "packages/core/web/text-fold.ts",
		change:
			"const INVISIBLE = /^[\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]$/u; -> const INVISIBLE = /[\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]$/u;",
		why: "What has more than one character ends with a mark, and none of these is one.",
	},
	{
		file: "packages/core/web/text-fold.ts",
		change:
			"const ends = new Uint32Array(this.length * 2 + 16); -> const ends = new Uint32Array(this.length * 2 + 17);",
		why: "One place more than is used.",
	},
	{
		file: "packages/core/web/text-fold.ts",
		change:
			"if (code < 0x80 && !(original.charCodeAt(at + 1) >= 0x300)) { -> if (code <= 0x80 && !(original.charCodeAt(at + 1) >= 0x300)) {",
		why: "U+0080 stays as it is on either way.",
	},
	{
		file: "packages/core/launches/rank.ts",
		change: "if (exponents.length === 0) return 0; -> if (false) return 0;",
		why: "The logarithm of an empty sum is minus infinity, and the score is never less than 0.",
	},
	{
		file: "packages/operations/listings/answer-interview.ts",
		change:
			"const [draft] = await newestDrafts(db, caller.userId, { limit: 1, offset: 0 }); -> const [draft] = await newestDrafts(db, caller.userId, { limit: 2, offset: 0 });",
		why: "Only the first row is taken.",
	},
	{
		file: "packages/operations/drafts/submit-listing.ts",
		change: "version: 1, -> version: 2,",
		why: "A draft's version is only ever compared with the one that was read; nobody is shown it.",
	},
	{
		file: "packages/operations/listings/own-listing-view.ts",
		change:
			"unlocked: { story: true, milestones: true, media: true }, -> unlocked: { story: false, milestones: true, media: true },",
		why: "The owner's view writes its own `story` over the profile's.",
	},
	{
		file: "packages/operations/listings/own-listing-view.ts",
		change:
			"unlocked: { story: true, milestones: true, media: true }, -> unlocked: { story: true, milestones: false, media: true },",
		why: "The owner's view writes its own `milestones` over the profile's.",
	},
	{
		file: "packages/usecases/listings/listing-input.ts",
		change:
			"const texts = Object.entries(profile).filter(([, value]) => value !== undefined); -> const texts = Object.entries(profile);",
		why: "Every door hands on JSON, which has no undefined; it keeps a caller inside the code from clearing a field.",
	},
	{
		file: "packages/operations/drafts/submit-listing.ts",
		change:
			'completeness: completenessOf(profile, false, readingOf({ status: "crawling", crawlReport: [] })).completeness, -> completeness: completenessOf(profile, true, readingOf({ status: "crawling", crawlReport: [] })).completeness,',
		why: "A profile that is still empty lacks its categories whether or not one of them could be its first.",
	},
	{
		file: "packages/operations/idempotency.ts",
		change:
			"? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) -> ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 2)))",
		why: "Sorting asks for the sign of a comparison only.",
	},
	{
		file: "packages/store/sessions.ts",
		change:
			"return (await db.query.sessions.findFirst({ where: isTheirs, columns: { userId: true } })) !== undefined; -> return (await db.query.sessions.findFirst({ where: isTheirs, columns: { userId: false } })) !== undefined;",
		why: "Whether there is a row does not hang on its columns.",
	},
	{
		file: "packages/usecases/orders/bill-order.ts",
		change: "const isCredit = creditedCents > credited; -> const isCredit = creditedCents >= credited;",
		why: "It is asked only where the two differ.",
	},
	{
		file: "packages/usecases/orders/fulfil-again.ts",
		change:
			"const failed = again.steps.some((one) => isTask(one, UNDELIVERABLE)); -> const failed = again.steps.every((one) => isTask(one, UNDELIVERABLE));",
		why: "What cannot be delivered leaves this one step, and what is delivered at least one other.",
	},
];
