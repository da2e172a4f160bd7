/** What markup in words would set, if a page took it for its own. */
export const EXECUTED = "wordsran";

/** One word as nobody writes it, one that is written from right to left, neither with a place to break, and markup. */
const LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2);
const TURNED = "שלוםעולםארוךבליהפסקה".repeat(6);
const MARKUP = `"><img src=x data-${EXECUTED} onerror="${EXECUTED}=true"></title></script><script>${EXECUTED}=true</script>`;

/** The columns that hold words of people and websites and stand on pages, with what they may hold at most. */
const COLUMNS: readonly [table: string, column: string, max: number][] = [
	["listings", "name", 160],
	["listings", "tagline", 160],
	["listings", "short_description", 160],
	["listings", "pricing_model", 40],
	["listings", "stage", 40],
	["founders", "name", 160],
	["founders", "title", 160],
	["founders", "bio", 160],
	["listing_founders", "title", 160],
	["listing_updates", "title", 160],
	["listing_updates", "body", 160],
	["milestones", "title", 160],
	["milestones", "description", 160],
	["reviews", "body", 160],
	["interview_answers", "answer", 160],
	["api_keys", "name", 80],
	["local_mails", "subject", 160],
	["local_mails", "text_body", 160],
	["dead_letters", "error", 160],
	["users", "name", 160],
	["order_lines", "name", 160],
	["fact_reports", "words", 160],
	["fact_reports", "said", 160],
	["review_reports", "reason", 160],
	["badge_checks", "seen", 160],
];

const PROFILE_TEXTS = ["description", "headline", "summary", "pricing_summary", "city", "contact_email"];
const PROFILE_LISTS = ["tags", "features", "usps", "keywords"];
const STORY = ["title", "story", "why_started"];

/** The same in what is kept as JSON: where in it such words stand. */
const INSIDE: readonly [table: string, column: string, paths: readonly string[]][] = [
	["orders", "billing", ["$.name", "$.company", "$.address", "$.city"]],
	["order_lines", "options", ["$.engraving"]],
	[
		"billing_documents",
		"content",
		["name", "company", "address", "city"]
			.map((key) => `$.customer.${key}`)
			.concat("$.lines[0].name", "$.lines[0].listing"),
	],
	["listing_versions", "before", ["$.tagline", "$.headline", "$.city"]],
	["listing_versions", "after", ["$.tagline", "$.headline", "$.city"]],
	["listing_rereads", "stale_facts", ["$[0].quote", "$[0].now", "$[1].quote"]],
];

/** A name in the net that has no place to break either. */
const HOST = "donaudampfschifffahrtselektrizitaetenhauptbetriebswerk";

/** Puts such words wherever a page shows words that are not the directory's own; every row gets another one. */
export async function writeHostileWords(db: D1Database): Promise<void> {
	const words = [LONG, TURNED, MARKUP];
	const word = (max: number) =>
		`CASE rowid % 3 ${words.map((text, index) => `WHEN ${index} THEN '${text.slice(0, max)}'`).join(" ")} END`;
	const both = `json_array(${words.map((text) => `'${text}'`).join(", ")})`;
	const profile = [
		...PROFILE_TEXTS.map((key) => `'$.${key}', ${word(160)}`),
		...PROFILE_LISTS.map((key) => `'$.${key}', ${both}`),
		...STORY.map((key) => `'$.story.${key}', ${word(160)}`),
		`'$.faqs', json_array(json_object('question', ${word(160)}, 'answer', ${word(160)}))`,
		`'$.evidence.description', json_array(json_object('quote', ${word(160)}, 'url', 'https://example.com/${LONG}'))`,
	];
	const draft = ["name", "tagline", "short_description", "description", "city", "pricing_summary"].map(
		(key) => `'$.fields.${key}.value', ${word(160)}`,
	);
	await db.batch(
		[
			// Documents cannot be changed, not even here.
			"DROP TRIGGER IF EXISTS billing_documents_frozen",
			...COLUMNS.map(
				([table, column, max]) => `UPDATE ${table} SET ${column} = ${word(max)} WHERE ${column} IS NOT NULL`,
			),
			...INSIDE.map(
				([table, column, paths]) =>
					`UPDATE ${table} SET ${column} = json_replace(${column}, ${paths.map((path) => `'${path}', ${word(160)}`).join(", ")}) WHERE ${column} IS NOT NULL`,
			),
			`UPDATE listings SET domain = '${HOST}' || id || '.example', url = 'https://${HOST}' || id || '.example/'`,
			`UPDATE draft_invites SET email = '${HOST}' || id || '@${HOST}.example' WHERE email LIKE 'bo@%'`,
			`UPDATE claims SET email = '${HOST}@${HOST}.example' WHERE email IS NOT NULL`,
			"UPDATE listings SET story_unlocked = 1, milestones_unlocked = 1, media_unlocked = 1",
			"UPDATE listing_profiles SET profile = json_set(profile, '$.story', json('{}'))",
			`UPDATE listing_profiles SET profile = json_set(profile, ${profile.join(", ")})`,
			`UPDATE drafts SET profile = json_set(profile, ${draft.join(", ")}), url = 'https://example.com/${LONG}' || id`,
		].map((sql) => db.prepare(sql)),
	);
}
