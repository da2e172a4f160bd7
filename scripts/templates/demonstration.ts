import { IMPORT_FIELDS, type ImportField } from "#core/imports/columns";
import { addWeeks, DAY_MS, weekOf, weekStart } from "#core/launches/week";
import type { ListingFacts } from "#core/listings/listing-facts";
import { type Launch, slugOf } from "#scripts/demo/calendar";
import { communityOf } from "#scripts/demo/community";
import { calendarSql, communitySql, LAUNCHES_OF_LIVE, VOTES_OF_LAUNCHES } from "#scripts/demo/index";
import { Expression, insert, literal, sequence } from "#scripts/demo/sql";
import { DEMONSTRATIONS } from "#scripts/templates/demonstrations/index";
import type { Shown } from "#scripts/templates/demonstrations/shown";
import type { TemplateName } from "#scripts/templates/index";
import { readRow } from "#usecases/imports/read-row";

/** The same every time, so that two people who look at it see the same directory. */
const SEED = 20_261_116;
/** Weeks from this one in which they launch, in their order. */
const WEEKS = [-2, -2, -2, -1, -1, -1, 0, 0, 0, 1];

/** Every page of a listing says what it is. */
export const INVENTED = "This is a demonstration: it was invented to show how such a directory looks.";
/** Below every page, while the directory shows it. */
export const FOOTER = "A demonstration: what is listed here is invented, and so are its people and their votes.";

type Placed = Omit<Launch, "product"> & { product: Shown };

/**
 * What fills a new directory of a template on one's own machine: invented things of its kind as an import lists them, stated
 * by the site team, in the weeks around `today`, with people who vote, follow and look. Said to be invented on every page.
 */
export function demonstrationStatements(template: TemplateName, today: Date): string[] {
	const launches = DEMONSTRATIONS[template].map((product, index) => placed(product, index, today));
	const community = communityOf(launches, today, SEED);
	const facts = launches.map(({ product, slug }) => factsOf(product, slug, today));
	return [
		insert("users", community.people),
		insert(
			"listings",
			launches.map((launch, index) => listingRow(launch, facts[index], today, community.trending)),
		),
		insert(
			"listing_profiles",
			launches.map(({ id }, index) => ({ listing_id: id, profile: facts[index]?.profile })),
		),
		insert(
			"listing_categories",
			launches.map(({ id, product }) => ({ listing_id: id, category_id: categoryId(product), position: 0 })),
		),
		// What software is praised for would be said of a pottery class: nobody has reviewed anything yet.
		communitySql({ ...community, reviews: [] }),
		[LAUNCHES_OF_LIVE, VOTES_OF_LAUNCHES],
		calendarSql(launches, today),
		sequence("listing", launches.length),
		`UPDATE site_settings SET texts = json_set(texts, '$.footer_text', ${literal(FOOTER)}), version = version + 1`,
		"INSERT INTO listing_reindex (listing_id) SELECT id FROM listings WHERE status IN ('live', 'scheduled')",
	].flat();
}

const categoryId = ({ category }: Shown) =>
	new Expression(`(SELECT id FROM categories WHERE slug = ${literal(category)})`);

function placed(product: Shown, index: number, today: Date): Placed {
	const offset = WEEKS[index] ?? 0;
	const week = addWeeks(weekOf(today), offset);
	const start = weekStart(week).getTime();
	const isAhead = offset > 0;
	return {
		id: index + 1,
		slug: slugOf(product.name),
		product,
		plan: "free",
		week,
		status: isAhead ? "scheduled" : "live",
		position: isAhead ? 1 : null,
		launchedAt: isAhead ? null : Math.min(start + index * 1000, today.getTime()),
		createdAt: Math.min(start, today.getTime()) - (20 + index) * DAY_MS,
	};
}

/** As a row of a file that the site team imports, whose address must be a public one. @throws when it could not be. */
function factsOf(product: Shown, slug: string, now: Date): ListingFacts {
	const [pricing_model, pricing_summary] = product.pricing;
	const [country, city] = product.place;
	const row: Partial<Record<ImportField, string>> = {
		name: product.name,
		website: `https://${slug}.example.com/`,
		category: product.category,
		tagline: product.tagline,
		short_description: product.short,
		description: `${product.short}\n\n${INVENTED}`,
		pricing_model,
		pricing_summary,
		country,
		city,
		founded_year: String(product.founded),
		features: product.features.join("\n"),
	};
	const cells = IMPORT_FIELDS.map((field) => row[field] ?? "");
	const mapping = Object.fromEntries(IMPORT_FIELDS.map((field, column) => [field, column]));
	const read = readRow(cells, { mapping, categoryOf: () => 1, allowLoopback: false, now });
	if ("problems" in read) throw new Error(`${product.name}: ${JSON.stringify(read.problems)}`);
	return read.row.facts;
}

function listingRow(
	launch: Placed,
	facts: ListingFacts | undefined,
	today: Date,
	trending: ReadonlyMap<number, number>,
) {
	const { id, slug, status, plan, week, position, launchedAt, createdAt, product } = launch;
	const columns = facts?.columns;
	return {
		id,
		slug,
		status,
		plan,
		name: product.name,
		tagline: product.tagline,
		short_description: columns?.shortDescription,
		url: `https://${slug}.example/`,
		domain: `${slug}.example`,
		primary_category_id: categoryId(product),
		country: columns?.country,
		pricing_model: columns?.pricingModel,
		launch_week: week,
		launch_position: position,
		launched_at: launchedAt,
		created_at: createdAt,
		updated_at: launchedAt ?? today.getTime() - DAY_MS,
		trending: trending.get(id) ?? 0,
	};
}
