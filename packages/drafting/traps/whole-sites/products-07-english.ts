import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** More English products, among them a game, a browser extension, a rental and a newsletter tool. */
export const PRODUCTS_07_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://tabharbor.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tabharbor - Save your browser tabs for later</title><meta name="description" content="A browser extension that parks your open tabs by project and brings them back with one click."></head><body><header><a href="/">Tabharbor</a><nav><a href="#pricing">Pricing</a></nav></header><main><h1>Forty tabs open? Park them.</h1><p>Tabharbor is a browser extension that groups your open tabs by project, closes them, and brings them back whenever you need them.</p><a href="/install">Add to Chrome</a><section><h2>What it does for you</h2><ul><li>Save a whole window with one shortcut</li><li>Search every tab you ever parked</li><li>Sync between Chrome, Firefox and Edge</li><li>Share a group as a read-only link</li></ul></section><section><h2>Your data stays yours</h2><p>Your tabs are encrypted on your device before they are synced.</p><p>We have no analytics and no third-party scripts.</p></section><section id="pricing"><h2>Pricing</h2><div><h3>Personal</h3><p>Free</p><p>200 saved tabs</p></div><div><h3>Harbor Pro</h3><p>$3 a month</p><p>Unlimited tabs and sync</p></div></section><section><h2>Questions</h2><h3>Does it work on Safari?</h3><p>No, Safari does not let extensions close tabs.</p><h3>Can I export my tabs?</h3><p>Yes, as HTML or JSON, at any time.</p></section><p>OneTab users can import their lists; OneTab has been around since 2013.</p></main><footer><p>Made in Lisbon, Portugal by Duarte Lima</p><p>© 2026 Tabharbor</p></footer></body></html>`,
			],
		},
		traps: [
			["a denied browser", "features", "Works on Safari", "Does it work on Safari?"],
			[
				"another product's year",
				"founded_year",
				"2013",
				"OneTab users can import their lists; OneTab has been around since 2013.",
			],
			[
				"a paid limit as free",
				"description",
				"Tabharbor saves unlimited tabs for free.",
				["Free", "Unlimited tabs and sync"],
			],
			["plan and price crossed", "pricing_summary", "Personal: $3 a month", ["Personal", "$3 a month"]],
			["negation dropped", "features", "Analytics", "We have no analytics and no third-party scripts."],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"A browser extension that groups your open tabs by project and brings them back whenever you need them.",
				"Tabharbor is a browser extension that groups your open tabs by project, closes them, and brings them back whenever you need them.",
			],
			["entry", "features", "Search every tab you ever parked", "Search every tab you ever parked"],
			[
				"entry without its shortcut",
				"features",
				"Sync between Chrome, Firefox and Edge",
				"Sync between Chrome, Firefox and Edge",
			],
			[
				"privacy",
				"usps",
				"No analytics and no third-party scripts",
				"We have no analytics and no third-party scripts.",
			],
			[
				"encrypted",
				"description",
				"Tabs are encrypted on your device before they are synced.",
				"Your tabs are encrypted on your device before they are synced.",
			],
			["model", "pricing_model", "freemium", ["Personal", "Free", "$3 a month"]],
			["plan", "pricing_summary", "Harbor Pro: $3 a month", ["Harbor Pro", "$3 a month"]],
			["maker's town", "city", "Lisbon", "Made in Lisbon, Portugal by Duarte Lima"],
			["kind", "tags", "browser extension", "Tabharbor is a browser extension that groups your open tabs by project"],
			[
				"answer",
				"faqs",
				"Yes, as HTML or JSON, at any time.",
				["Can I export my tabs?", "Yes, as HTML or JSON, at any time."],
			],
		],
	},
	{
		origin: "https://mossandmortar.game",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moss & Mortar | A quiet building game</title><meta name="description" content="Restore a ruined abbey stone by stone in this quiet building game for PC and Mac."></head><body><header><a href="/">Moss &amp; Mortar</a></header><main><h1>Moss &amp; Mortar</h1><p>Restore a ruined abbey, stone by stone, at your own pace.</p><p>Available now for $18 on PC and Mac. No subscriptions, no in-game purchases.</p><h2>Why you'll want to stay</h2><ul><li>Hand-painted seasons that change the way you build</li><li>Over 90 stones, timbers and tiles</li><li>A photo mode and a journal</li></ul><p>There are no timers, no enemies and no way to lose.</p><p>A Nintendo Switch version is planned for 2027.</p><h2>Praise</h2><p>“The most relaxing eight hours of my year.” Pixel Hearth</p><h2>Who makes this</h2><p>Moss &amp; Mortar is the first game of Fenlight, a two-person studio in Norwich founded by sisters Hattie and Jo Blackwood in 2022.</p><p>The music is by Ilse Brandt, who founded the Nachtwerk choir in 2009.</p></main><footer><p>Fenlight Ltd, 3 Elm Hill, Norwich NR3 1HN, UK</p></footer></body></html>`,
			],
		},
		traps: [
			["a planned version", "features", "Nintendo Switch version", "A Nintendo Switch version is planned for 2027."],
			[
				"a composer as founder",
				"founders",
				"Ilse Brandt",
				"The music is by Ilse Brandt, who founded the Nachtwerk choir in 2009.",
			],
			[
				"a choir's year",
				"founded_year",
				"2009",
				"The music is by Ilse Brandt, who founded the Nachtwerk choir in 2009.",
			],
			[
				"a review as reason",
				"usps",
				"The most relaxing eight hours of my year",
				"The most relaxing eight hours of my year.",
			],
			["denied enemies", "features", "Enemies", "There are no timers, no enemies and no way to lose."],
			[
				"a denied subscription",
				"pricing_model",
				"subscription",
				"Available now for $18 on PC and Mac. No subscriptions, no in-game purchases.",
			],
		],
		honest: [
			[
				"paid once",
				"pricing_model",
				"one_time",
				"Available now for $18 on PC and Mac. No subscriptions, no in-game purchases.",
			],
			["bought", "pricing_model", "paid", "Available now for $18 on PC and Mac."],
			["price", "pricing_summary", "$18 on PC and Mac", "Available now for $18 on PC and Mac."],
			[
				"bidding",
				"tagline",
				"Restore a ruined abbey, stone by stone, at your own pace.",
				"Restore a ruined abbey, stone by stone, at your own pace.",
			],
			[
				"no way to lose",
				"description",
				"There are no timers, no enemies and no way to lose.",
				"There are no timers, no enemies and no way to lose.",
			],
			["entry", "features", "A photo mode and a journal", "A photo mode and a journal"],
			["kind", "tags", "building game", "A quiet building game"],
			[
				"restoring",
				"description",
				"In Moss & Mortar you restore a ruined abbey, stone by stone, at your own pace.",
				"Restore a ruined abbey, stone by stone, at your own pace.",
			],
			["studio's town", "city", "Norwich", "Fenlight Ltd, 3 Elm Hill, Norwich NR3 1HN, UK"],
		],
	},
	{
		origin: "https://gearloft.rent",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gearloft · Rent cameras and lenses in Melbourne</title></head><body><header><a href="/">Gearloft</a></header><main><h1>Rent the camera. Keep the pictures.</h1><p>We rent cameras, lenses and lights to photographers in Melbourne, by the day or by the week.</p><div class="benefits"><h2>Why rent from us</h2><div><h3>Insured by default</h3><p>Every rental includes accidental damage cover with a $250 excess.</p></div><div><h3>Pick up at night</h3><p>Our lockers in Brunswick are open around the clock.</p></div></div><h2>Popular right now</h2><ul><li>Sony A7 IV, $95 a day</li><li>Canon RF 50mm, $30 a day</li></ul><p>Students get 20% off on weekdays.</p><p>We used to rent drones, but stopped in 2023.</p><p>Snapshare across the road charges a $400 deposit.</p></main><footer><p>Gearloft Pty Ltd, ABN 51 824 753 556, 88 Sydney Road, Brunswick VIC 3056</p><p>hire@gearloft.rent</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About | Gearloft</title></head><body><main><h1>Two photographers with too many lenses</h1><p>Mina Tran and Joel Abbott opened Gearloft in a spare bedroom in 2016.</p><p>Sydney's first rental house, Reelhire, opened in 1974.</p></main></body></html>`,
			],
		},
		traps: [
			["a street as city", "city", "Sydney", "88 Sydney Road, Brunswick VIC 3056"],
			["what was once", "features", "Rent drones", "We used to rent drones, but stopped in 2023."],
			["a neighbour's deposit", "pricing_summary", "$400 deposit", "Snapshare across the road charges a $400 deposit."],
			["another's year", "founded_year", "1974", "Sydney's first rental house, Reelhire, opened in 1974."],
			[
				"an excess as price",
				"pricing_summary",
				"$250",
				"Every rental includes accidental damage cover with a $250 excess.",
			],
			["limit dropped", "usps", "Students get 20% off", "Students get 20% off on weekdays."],
		],
		honest: [
			[
				"we as name",
				"description",
				"Gearloft rents cameras, lenses and lights to photographers in Melbourne.",
				"We rent cameras, lenses and lights to photographers in Melbourne, by the day or by the week.",
			],
			["title of a card", "usps", "Insured by default", "Insured by default"],
			["own founder", "founders", "Mina Tran", "Mina Tran and Joel Abbott opened Gearloft in a spare bedroom in 2016."],
			["own year", "founded_year", "2016", "Mina Tran and Joel Abbott opened Gearloft in a spare bedroom in 2016."],
			["own country", "country", "AU", "Gearloft Pty Ltd, ABN 51 824 753 556, 88 Sydney Road, Brunswick VIC 3056"],
			["both sentences", "tagline", "Rent the camera. Keep the pictures.", "Rent the camera. Keep the pictures."],
		],
		refused: [
			["lockers", "usps", "Lockers open around the clock", "Our lockers in Brunswick are open around the clock."],
			[
				"cover",
				"description",
				"Every rental includes accidental damage cover.",
				"Every rental includes accidental damage cover with a $250 excess.",
			],
		],
	},
	{
		origin: "https://paperplane.email",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Paperplane: newsletters for small associations</title><meta name="description" content="Write, send and archive your association's newsletter without learning a marketing tool."></head><body><header><a href="/">Paperplane</a></header><main><h1>The newsletter tool for people who do something else all day</h1><p>Paperplane helps clubs, choirs and parent councils write and send a newsletter in fifteen minutes.</p><h2>Made for committees</h2><ul><li><b>Write together.</b> Every committee member adds their paragraph, and the editor presses send.</li><li><b>A public archive.</b> Past issues get a page of their own that search engines find.</li><li><b>Import from a spreadsheet.</b> Paste your list of members and go.</li></ul><h2>One price</h2><p>€6 a month for up to 1,000 members. Cancel anytime.</p><p>Compared with Mailmountain you save about €200 a year.</p><p>Hosted on servers in Helsinki, Finland, run by Hetzner.</p><p>Paperplane was bought by its own team in 2024.</p><p>We are a cooperative of six people in Aarhus, Denmark.</p><p>Choirs such as Cantabile, founded in 1953, have sent more than 300 issues with us.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"a choir's year",
				"founded_year",
				"1953",
				"Choirs such as Cantabile, founded in 1953, have sent more than 300 issues with us.",
			],
			["a buyout's year", "founded_year", "2024", "Paperplane was bought by its own team in 2024."],
			["servers' country", "country", "FI", "Hosted on servers in Helsinki, Finland, run by Hetzner."],
			["a saving as price", "pricing_summary", "€200 a year", "Compared with Mailmountain you save about €200 a year."],
			[
				"limit dropped",
				"pricing_summary",
				"€6 a month for members",
				"€6 a month for up to 1,000 members. Cancel anytime.",
			],
		],
		honest: [
			[
				"whom it helps",
				"short_description",
				"Paperplane helps clubs, choirs and parent councils write and send a newsletter in fifteen minutes.",
				"Paperplane helps clubs, choirs and parent councils write and send a newsletter in fifteen minutes.",
			],
			[
				"bold lead",
				"features",
				"Import from a spreadsheet",
				"Import from a spreadsheet. Paste your list of members and go.",
			],
			[
				"price with its limit",
				"pricing_summary",
				"€6 a month for up to 1,000 members",
				"€6 a month for up to 1,000 members. Cancel anytime.",
			],
			["monthly", "pricing_model", "subscription", "€6 a month for up to 1,000 members."],
			["own country", "country", "DK", "We are a cooperative of six people in Aarhus, Denmark."],
			["own city", "city", "Aarhus", "We are a cooperative of six people in Aarhus, Denmark."],
			[
				"archive told",
				"description",
				"Past issues get a page of their own that search engines find.",
				"Past issues get a page of their own that search engines find.",
			],
			[
				"writing together",
				"description",
				"Every committee member adds their paragraph, and the editor presses send.",
				"Every committee member adds their paragraph, and the editor presses send.",
			],
		],
	},
];
