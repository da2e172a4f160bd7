import { WEEK_MS, weekOf } from "#core/launches/week";
import { mintedPerson } from "#scripts/lib/minted-person";
import { seededRandom } from "#scripts/lib/random";
import type { Served } from "#scripts/lib/served";
import type { Person } from "#testing/people";
import { type Product, productOf } from "../search/corpus.ts";
import { loadProducts } from "../search/load.ts";

/** A directory of listings as long as real ones are, the same in every run. */

const CATEGORIES = 40;
const WORDS = 3_000;
/** Of a description: about a kilobyte. */
const DESCRIPTION_WORDS = 140;
/** Listings of the one person who writes. */
export const OWNED = 2_000;
/** Launch weeks that the listings are spread over, this one last. */
const WEEKS = 50;

const SYLLABLES = ["ba", "ke", "li", "mo", "nu", "pra", "ste", "tri", "vol", "dun", "ger", "hal", "fin", "cor", "sal"];

/** Some words stand in many texts and most in few, as words do. */
function vocabulary(): string[] {
	const random = seededRandom(16);
	const words = new Set<string>();
	while (words.size < WORDS)
		words.add(Array.from({ length: random.between(2, 4) }, () => random.pick(SYLLABLES)).join(""));
	return [...words];
}

function products(count: number): Product[] {
	const random = seededRandom(7);
	const words = vocabulary();
	const word = () => words[Math.floor(WORDS * random.next() ** 3)] ?? "";
	const text = (length: number) => Array.from({ length }, word).join(" ");
	return Array.from({ length: count }, (_, index) =>
		productOf({
			id: `product-${index + 1}`,
			name: `Product ${index + 1} ${text(1)}`,
			url: `https://product-${index + 1}.example/`,
			tagline: text(8),
			description: `${text(DESCRIPTION_WORDS)}.`,
			tags: [word(), word()],
			platforms: [],
			licenses: [],
			category: `Category ${(index % CATEGORIES) + 1}`,
		}),
	);
}

/** Two words that many listings have, for a search. */
export const SEARCHED = vocabulary().slice(12, 14).join(" ");

/** Fills the directory of a served instance. @returns who owns the first `OWNED` listings. */
export async function seedDirectory(served: Served, count: number): Promise<Person> {
	const { db } = served;
	await loadProducts(db, products(count));
	const person = await mintedPerson(served, "owner@example.com");
	const now = Date.now();
	const weeks = Array.from({ length: WEEKS }, (_, index) => weekOf(new Date(now - index * WEEK_MS)));
	const pick = (values: readonly string[], by: number) =>
		`json_extract('${JSON.stringify(values)}', '$[' || ((id / ${by}) % ${values.length}) || ']')`;
	await db.batch([
		db.prepare(`UPDATE listings SET votes = (id * 7919) % 1009, views = (id * 104729) % 10007, followers = (id * 1299709) % 503,
			trending = (id * 15485863) % 5003, launched_at = ${now} - id * 60000, launch_week = ${pick(weeks, 1)},
			country = ${pick(["US", "DE", "FR", "GB", "IN", "BR", "JP", "NL"], 3)}, stage = ${pick(["beta", "launched", "growing"], 7)},
			pricing_model = ${pick(["free", "freemium", "subscription"], 11)}, short_description = tagline || '. ' || name,
			row_facts = '{"price":null,"city":null,"award":null,"counts":{"quoted":5,"owner":1,"team":0,"blank":3}}', row_due = 0`),
		db.prepare(`INSERT INTO launches (listing_id, week, kind, at, votes)
			SELECT id, launch_week, 'free', launched_at, (id * 31) % 97 FROM listings`),
		db.prepare(`UPDATE listing_profiles SET profile = json_patch(profile, '{"features":["Works offline","Exports everything","Has an API"],
			"usps":["Set up in a minute"],"faqs":[{"question":"Does it need an account?","answer":"No, it works without."}],
			"pricing_summary":"Free for one person, from 9 euros a month for teams","socials":{"github":"https://github.com/example"}}')`),
		db.prepare("UPDATE listings SET owner_id = ?1 WHERE id <= ?2").bind(person.userId, OWNED),
	]);
	return person;
}
