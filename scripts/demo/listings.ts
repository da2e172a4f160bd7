import { DAY_MS } from "#core/launches/week";
import { type Launch, slugOf } from "#scripts/demo/calendar";
import { CATEGORIES } from "#scripts/demo/categories";
import type { DemoListing } from "#scripts/demo/profiles";
import { Expression, insert, literal, sequence, type Value } from "#scripts/demo/sql";
import { INTERVIEW_ANSWERS, MILESTONES, UPDATES } from "#scripts/demo/texts";
import type { Random } from "#scripts/lib/random";

type Row = Record<string, Value>;

/** Ids of the founders' accounts: clear of the other invented people. */
const FIRST_OWNER_ID = 2001;

const categoryId = (slug: string) => new Expression(`(SELECT id FROM categories WHERE slug = ${literal(slug)})`);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Two of three listings have an owner: the founder, with an account. */
export function ownerOf(launch: Launch): number | null {
	return launch.status === "awaiting_badge" || launch.plan === "paid" || launch.id % 2 === 0
		? FIRST_OWNER_ID + launch.id
		: null;
}

export function ownersSql(launches: readonly Launch[]): string[] {
	return insert(
		"users",
		launches
			.filter((launch) => ownerOf(launch) !== null)
			.map((launch) => ({
				id: FIRST_OWNER_ID + launch.id,
				email: `${slugOf(launch.product.founder[0])}@${launch.slug}.example`,
				name: launch.product.founder[0],
				created_at: launch.createdAt - 5 * DAY_MS,
			})),
	);
}

/** The listings themselves; counts are filled in afterwards, from what is counted. */
export function listingsSql(
	listings: readonly DemoListing[],
	trending: ReadonlyMap<number, number>,
	today: Date,
): string[] {
	const rows = listings.map(({ launch, facts: { columns } }) => {
		const paid = launch.plan === "paid";
		const live = launch.status === "live";
		return {
			id: launch.id,
			slug: launch.slug,
			name: columns.name,
			tagline: columns.tagline,
			short_description: columns.shortDescription,
			logo_url: columns.logoUrl,
			url: `https://${launch.slug}.example/`,
			domain: `${launch.slug}.example`,
			status: launch.status,
			plan: launch.plan,
			owner_id: ownerOf(launch),
			primary_category_id: categoryId(launch.product.category),
			stage: columns.stage,
			country: columns.country,
			pricing_model: columns.pricingModel,
			launch_week: launch.week,
			launch_position: launch.position,
			launched_at: launch.launchedAt,
			created_at: launch.createdAt,
			updated_at: launch.launchedAt ?? today.getTime() - DAY_MS,
			trending: trending.get(launch.id) ?? 0,
			billboard_cents: live && launch.id % 8 === 1 ? 2_500 + launch.id * 1_900 : 0,
			featured: paid && live && launch.id % 4 === 0,
			verified: ownerOf(launch) !== null && launch.id % 4 < 2,
			story_unlocked: paid,
			milestones_unlocked: paid,
			media_unlocked: paid,
		};
	});
	return [
		insert("listings", rows),
		insert(
			"listing_profiles",
			listings.map(({ launch, facts }) => ({ listing_id: launch.id, profile: facts.profile })),
		),
		insert(
			"listing_categories",
			listings.flatMap(({ launch }) => categoriesOf(launch)),
		),
	].flat();
}

/** The primary category, and for some that have paid one more. */
function categoriesOf(launch: Launch): Row[] {
	const own = launch.product.category;
	const rows: Row[] = [{ listing_id: launch.id, category_id: categoryId(own), position: 0 }];
	const other = CATEGORIES[launch.id % CATEGORIES.length]?.children[launch.id % 3]?.[0];
	if (launch.plan === "paid" && launch.id % 2 === 0 && other !== undefined && other !== own) {
		rows.push({ listing_id: launch.id, category_id: categoryId(other), position: 1 });
	}
	return rows;
}

export function foundersSql(launches: readonly Launch[], today: Date): string[] {
	const founders = launches.map((launch) => {
		const [name, title, bio] = launch.product.founder;
		return {
			id: launch.id,
			slug: slugOf(name),
			name,
			search_name: slugOf(name).replaceAll("-", " "),
			title,
			bio,
			country: launch.product.place[0],
			socials: { website: `https://${launch.slug}.example/about` },
			user_id: ownerOf(launch),
			created_at: launch.createdAt,
		};
	});
	const answers = launches
		.filter((launch) => ownerOf(launch) !== null && launch.status === "live" && launch.id % 3 !== 2)
		.flatMap((launch) =>
			INTERVIEW_ANSWERS.map((texts, index) => ({
				user_id: ownerOf(launch),
				question_id: index + 1,
				answer: texts[launch.id % texts.length],
				updated_at: today.getTime() - launch.id * DAY_MS,
			})),
		);
	return [
		insert("founders", founders),
		insert(
			"listing_founders",
			launches.map((launch) => ({
				listing_id: launch.id,
				founder_id: launch.id,
				title: launch.product.founder[1],
				position: 0,
			})),
		),
		insert("interview_answers", answers),
	].flat();
}

/** Updates, milestones, Domain Ratings and approved alternatives. */
export function listingExtrasSql(launches: readonly Launch[], today: Date, random: Random): string[] {
	const now = today.getTime();
	const live = launches.filter((launch) => launch.status === "live");
	const updates = live
		.filter((launch) => ownerOf(launch) !== null)
		.flatMap((launch) =>
			random
				.shuffled(UPDATES)
				.slice(0, random.between(0, 3))
				.map(([title, body]) => ({
					listing_id: launch.id,
					title,
					body: body.replaceAll("%", launch.product.name),
					created_at: random.between(launch.launchedAt ?? now, now),
				})),
		)
		.sort((a, b) => a.created_at - b.created_at)
		.map((update, index) => ({ id: index + 1, ...update }));
	const milestones = launches
		.filter((launch) => launch.plan === "paid")
		.flatMap((launch) =>
			MILESTONES.map(([monthsAgo, title, description]) => ({
				listing_id: launch.id,
				date: dayOf(now - (monthsAgo * 30 + (launch.id % 28)) * DAY_MS),
				title,
				description,
			})),
		)
		.map((milestone, index) => ({ id: index + 1, ...milestone }));
	const ratings = live.filter((launch) => launch.id % 10 < 7).flatMap((launch) => ratingsOf(launch, now, random));
	return [
		insert("listing_updates", updates),
		insert("milestones", milestones),
		insert(
			"revenue_figures",
			live.filter(({ id }) => id % 6 === 3).map((launch) => revenueOf(launch, now)),
		),
		SHOWN_PROVIDER,
		insert("domain_ratings", ratings),
		insert("approved_alternatives", alternativesOf(live)),
		sequence("listing", launches.length),
		sequence("founder", launches.length),
		sequence("listing_update", updates.length),
		sequence("milestone", milestones.length),
	].flat();
}

/** As if its owner had shown it to the site team last month. */
function revenueOf({ id }: Launch, now: number): Row {
	const at = now - 20 * DAY_MS;
	return { listing_id: id, day: dayOf(at), monthly_cents: 120_000 + id * 53_700, source: "Invoices of 30 days", at };
}

/** Nobody's: the figures are made up. */
const PROVIDER = "Example Ratings";
const SHOWN_PROVIDER = `INSERT INTO site_settings (id, texts, version, updated_at) VALUES (1, '{"rating_provider":"${PROVIDER}"}', 1, 0)
	ON CONFLICT (id) DO UPDATE SET texts = json_set(texts, '$.rating_provider', '${PROVIDER}'), version = version + 1`;

/** Half a year of monthly points that drift. */
function ratingsOf(launch: Launch, now: number, random: Random): Row[] {
	let tenths = random.between(80, 520);
	return [5, 4, 3, 2, 1, 0].map((monthsAgo) => {
		tenths = Math.max(0, Math.min(1000, tenths + random.between(-12, 25)));
		const day = dayOf(now - (monthsAgo * 30 + 1) * DAY_MS);
		return { listing_id: launch.id, day, provider: PROVIDER, rating_tenths: tenths };
	});
}

/** Some owners have approved others that serve the same people. */
function alternativesOf(live: readonly Launch[]): Row[] {
	const parentOf = (launch: Launch) =>
		CATEGORIES.find((category) => category.children.some(([slug]) => slug === launch.product.category))?.slug;
	return live
		.filter((launch) => ownerOf(launch) !== null && launch.id % 4 === 0)
		.flatMap((launch) =>
			live
				.filter((other) => other.id !== launch.id && parentOf(other) === parentOf(launch))
				.slice(0, 2)
				.map((other, position) => ({ listing_id: launch.id, alternative_id: other.id, position })),
		);
}
