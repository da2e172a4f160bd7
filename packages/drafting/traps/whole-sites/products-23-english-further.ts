import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The other two of these. */
export const PRODUCTS_23_ENGLISH_FURTHER: readonly WholeSite[] = [
	{
		origin: "https://mealmarble.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Mealmarble | Meal planner for families with allergies",
					`<header><a href="/">Mealmarble</a></header><main><section class="hero"><h1>Dinner everyone can eat</h1><p>Tell Mealmarble who is allergic to what, and get a week of dinners with a shopping list.</p><p>On iPhone, Android and the web.</p></section><section><h2>Why families stay</h2><ul><li>Filters 14 allergens at once</li><li>Shopping list sorted by aisle</li><li>Swaps one ingredient, not the whole meal</li></ul></section><section><h2>What we will never do</h2><ul><li>Show adverts</li><li>Sell your shopping list</li></ul></section><section><h2>Premium</h2><p>Mealmarble is free to use. Premium adds nutrition facts and costs £2.50 a month.</p><p>The average family throws away £60 of food a month.</p></section><p>Always read the label: Mealmarble cannot guarantee that a product is free from traces.</p><p>Recipes are checked by the dietitians of Allergy Link, a charity from Leeds that was started in 1991.</p></main><footer><p>Mealmarble was created by Priya Nair and Tom Ashdown at their kitchen table in Bristol, UK.</p><p>© 2019–2026 Mealmarble</p></footer>`,
				),
			],
		},
		traps: [
			["will never do", "features", "Sell your shopping list", "Sell your shopping list"],
			["will never do", "usps", "Show adverts", "Show adverts"],
			[
				"waste as price",
				"pricing_summary",
				"£60 of food a month",
				"The average family throws away £60 of food a month.",
			],
			[
				"the charity's year",
				"founded_year",
				"1991",
				"Recipes are checked by the dietitians of Allergy Link, a charity from Leeds that was started in 1991.",
			],
			[
				"the charity's town",
				"city",
				"Leeds",
				"Recipes are checked by the dietitians of Allergy Link, a charity from Leeds that was started in 1991.",
			],
			["copyright", "founded_year", "2019", "© 2019–2026 Mealmarble"],
			[
				"cannot",
				"description",
				"Mealmarble guarantees that a product is free from traces.",
				"Always read the label: Mealmarble cannot guarantee that a product is free from traces.",
			],
			[
				"all free",
				"pricing_model",
				"free",
				"Mealmarble is free to use. Premium adds nutrition facts and costs £2.50 a month.",
			],
		],
		honest: [
			["tagline", "tagline", "Dinner everyone can eat", "Dinner everyone can eat"],
			[
				"tagline of the head",
				"tagline",
				"Meal planner for families with allergies",
				"Mealmarble | Meal planner for families with allergies",
			],
			["feature", "features", "Filters 14 allergens at once", "Filters 14 allergens at once"],
			["feature", "features", "Shopping list sorted by aisle", "Shopping list sorted by aisle"],
			[
				"model",
				"pricing_model",
				"freemium",
				"Mealmarble is free to use. Premium adds nutrition facts and costs £2.50 a month.",
			],
			[
				"price",
				"pricing_summary",
				"Premium adds nutrition facts and costs £2.50 a month",
				"Premium adds nutrition facts and costs £2.50 a month.",
			],
			[
				"price in a word",
				"pricing_summary",
				"Premium: £2.50 a month",
				"Premium adds nutrition facts and costs £2.50 a month.",
			],
			[
				"founder",
				"founders",
				"Priya Nair",
				"Mealmarble was created by Priya Nair and Tom Ashdown at their kitchen table in Bristol, UK.",
			],
			[
				"town",
				"city",
				"Bristol",
				"Mealmarble was created by Priya Nair and Tom Ashdown at their kitchen table in Bristol, UK.",
			],
			[
				"land",
				"country",
				"GB",
				"Mealmarble was created by Priya Nair and Tom Ashdown at their kitchen table in Bristol, UK.",
			],
			["tag", "tags", "meal planner", "Mealmarble | Meal planner for families with allergies"],
			[
				"tell it",
				"description",
				"Tell Mealmarble who is allergic to what, and get a week of dinners with a shopping list.",
				"Tell Mealmarble who is allergic to what, and get a week of dinners with a shopping list.",
			],
		],
	},
	{
		origin: "https://oncallcrow.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Oncall Crow",
					`<header><a href="/"><img alt="Oncall Crow"></a></header><main><h1>On-call schedules people do not dread</h1><p>Oncall Crow is incident alerting for small engineering teams. It calls, texts and escalates until somebody picks up.</p><h2>Built for the person who gets woken up</h2><p>Alerts are grouped by cause, so one broken switch rings once.</p><p>Swaps take two taps, and nobody needs to ask a manager.</p><p>After a bad night, Oncall Crow moves your next shift.</p><h3>Integrations</h3><p>Grafana, Prometheus, Sentry and 60 more.</p><h3>Compliance</h3><p>Our SOC 2 audit is under way.</p><h2>Pricing</h2><p><strong>Flock</strong> – up to 5 people, free</p><p><strong>Murder</strong> – $12 per person per month</p><p>PagerDuty charges for every status page; we don't.</p><h2>From our changelog</h2><p>12 May 2026: We removed the Opsgenie importer.</p></main><footer><p>Oncall Crow is made in Wellington, New Zealand, by Kea Systems Ltd.</p><p>We launched in 2020 and have been profitable since 2022.</p></footer>`,
				),
			],
		},
		traps: [
			["audit under way", "usps", "SOC 2 audit", "Our SOC 2 audit is under way."],
			["removed", "features", "Opsgenie importer", "12 May 2026: We removed the Opsgenie importer."],
			[
				"we don't",
				"description",
				"Oncall Crow charges for every status page.",
				"PagerDuty charges for every status page; we don't.",
			],
			["profitable since", "founded_year", "2022", "We launched in 2020 and have been profitable since 2022."],
			[
				"the plan's price swapped",
				"pricing_summary",
				"Flock: $12 per person per month",
				"Murder – $12 per person per month",
			],
			["free for five", "pricing_model", "free", "Flock – up to 5 people, free"],
			[
				"nobody dropped",
				"description",
				"Somebody needs to ask a manager.",
				"Swaps take two taps, and nobody needs to ask a manager.",
			],
			[
				"the maker as name",
				"name",
				"Kea Systems",
				"Oncall Crow is made in Wellington, New Zealand, by Kea Systems Ltd.",
			],
		],
		honest: [
			["name", "name", "Oncall Crow", "Oncall Crow is incident alerting for small engineering teams."],
			["tagline", "tagline", "On-call schedules people do not dread", "On-call schedules people do not dread"],
			[
				"what it is",
				"short_description",
				"Oncall Crow is incident alerting for small engineering teams.",
				"Oncall Crow is incident alerting for small engineering teams.",
			],
			[
				"it",
				"description",
				"It calls, texts and escalates until somebody picks up.",
				"It calls, texts and escalates until somebody picks up.",
			],
			[
				"joined",
				"description",
				"Oncall Crow calls, texts and escalates until somebody picks up.",
				"It calls, texts and escalates until somebody picks up.",
			],
			[
				"alerts",
				"description",
				"Alerts are grouped by cause, so one broken switch rings once.",
				"Alerts are grouped by cause, so one broken switch rings once.",
			],
			[
				"after",
				"description",
				"After a bad night, Oncall Crow moves your next shift.",
				"After a bad night, Oncall Crow moves your next shift.",
			],
			["swaps", "features", "Swaps take two taps", "Swaps take two taps, and nobody needs to ask a manager."],
			["model", "pricing_model", "freemium", ["Flock – up to 5 people, free", "Murder – $12 per person per month"]],
			[
				"prices",
				"pricing_summary",
				"Flock – up to 5 people, free; Murder – $12 per person per month",
				["Flock – up to 5 people, free", "Murder – $12 per person per month"],
			],
			["land", "country", "NZ", "Oncall Crow is made in Wellington, New Zealand, by Kea Systems Ltd."],
			["town", "city", "Wellington", "Oncall Crow is made in Wellington, New Zealand, by Kea Systems Ltd."],
			["tag", "tags", "incident alerting", "Oncall Crow is incident alerting for small engineering teams."],
			["year", "founded_year", "2020", "We launched in 2020 and have been profitable since 2022."],
		],
		refused: [
			[
				"feature",
				"features",
				"Alerts are grouped by cause",
				"Alerts are grouped by cause, so one broken switch rings once.",
			],
		],
	},
];
