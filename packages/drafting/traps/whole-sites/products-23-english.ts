import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Three of five more ordinary products in English, kept sealed while those of round 22 were mended. */
export const PRODUCTS_23_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://ledgerfox.com",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Ledgerfox — bookkeeping for freelancers who hate bookkeeping",
					"Snap a receipt, send an invoice, file your taxes. Ledgerfox does the rest.",
					`<header><a href="/">Ledgerfox</a><nav><a href="/pricing">Pricing</a></nav></header><main><h1>Bookkeeping for freelancers who hate bookkeeping</h1><p>Ledgerfox turns bank statements and receipts into tidy books, and reminds you before a deadline rather than after.</p><h2>Everything in one drawer</h2><div><h3>Receipt scanning</h3><p>Take a photo; we read the amount, the date and the VAT.</p></div><div><h3>Invoices that get paid</h3><p>Polite reminders go out on their own.</p></div><div><h3>Tax estimates</h3><p>See what to set aside after every payment.</p></div><div><h3>Payroll</h3><p>Not our thing. We recommend Gusto.</p></div><p>Gusto was founded in 2011 in San Francisco.</p><p>Our users got back $1,200 on average last year.</p><p>You do not need an accountant to use Ledgerfox, but yours is welcome.</p><p>Bank connections are provided by Plaid Inc.</p><h2>FAQ</h2><details><summary>Is Ledgerfox an accounting firm?</summary><p>No. We make software and cannot give tax advice.</p></details><details><summary>Can I import from Excel?</summary><p>Yes, any CSV or XLSX file works.</p></details></main><footer><p>Ledgerfox Ltd. Registered in Ireland, no. 654321. Office: 9 Dame Lane, Dublin 2, D02 XY45.</p><p>support@ledgerfox.com</p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing | Ledgerfox",
					`<main><h1>Pricing</h1><table><thead><tr><th></th><th>Starter</th><th>Pro</th></tr></thead><tbody><tr><td>Price</td><td>Free</td><td>€12/month</td></tr><tr><td>Invoices</td><td>5 a month</td><td>Unlimited</td></tr><tr><td>Tax filing</td><td>–</td><td>€49 per return</td></tr></tbody></table><p>An accountant charges around €150 an hour.</p><p>Cancel any time.</p></main>`,
				),
			],
		},
		traps: [
			["not our thing", "features", "Payroll", "Payroll"],
			["another's year", "founded_year", "2011", "Gusto was founded in 2011 in San Francisco."],
			["another's town", "city", "San Francisco", "Gusto was founded in 2011 in San Francisco."],
			["an accountant's price", "pricing_summary", "€150 an hour", "An accountant charges around €150 an hour."],
			["a filing's price as the plan's", "pricing_summary", "Starter: €49 per return", "€49 per return"],
			[
				"but dropped",
				"description",
				"You need an accountant to use Ledgerfox.",
				"You do not need an accountant to use Ledgerfox, but yours is welcome.",
			],
			["cannot", "description", "We give tax advice.", "We make software and cannot give tax advice."],
			["question affirmed", "description", "Ledgerfox is an accounting firm.", "Is Ledgerfox an accounting firm?"],
		],
		honest: [
			[
				"name",
				"name",
				"Ledgerfox",
				"Ledgerfox turns bank statements and receipts into tidy books, and reminds you before a deadline rather than after.",
			],
			[
				"tagline",
				"tagline",
				"Bookkeeping for freelancers who hate bookkeeping",
				"Bookkeeping for freelancers who hate bookkeeping",
			],
			[
				"short",
				"short_description",
				"Ledgerfox turns bank statements and receipts into tidy books, and reminds you before a deadline rather than after.",
				"Ledgerfox turns bank statements and receipts into tidy books, and reminds you before a deadline rather than after.",
			],
			[
				"first half",
				"description",
				"Ledgerfox turns bank statements and receipts into tidy books.",
				"Ledgerfox turns bank statements and receipts into tidy books, and reminds you before a deadline rather than after.",
			],
			[
				"second half",
				"description",
				"Ledgerfox reminds you before a deadline rather than after.",
				"Ledgerfox turns bank statements and receipts into tidy books, and reminds you before a deadline rather than after.",
			],
			[
				"we read",
				"description",
				"Ledgerfox reads the amount, the date and the VAT.",
				"Take a photo; we read the amount, the date and the VAT.",
			],
			["card", "features", "Receipt scanning", "Receipt scanning"],
			["card", "features", "Tax estimates", "Tax estimates"],
			["card's line", "features", "Polite reminders go out on their own", "Polite reminders go out on their own."],
			["model", "pricing_model", "freemium", ["Free", "€12/month"]],
			["plans", "pricing_summary", "Starter: Free; Pro: €12/month", ["Starter", "Free", "Pro", "€12/month"]],
			["cancel", "usps", "Cancel any time", "Cancel any time."],
			["town", "city", "Dublin", "Office: 9 Dame Lane, Dublin 2, D02 XY45."],
			["land", "country", "IE", "Registered in Ireland, no. 654321. Office: 9 Dame Lane, Dublin 2, D02 XY45."],
			["mail", "contact_email", "support@ledgerfox.com", "support@ledgerfox.com"],
			[
				"faq",
				"faqs",
				"Yes, any CSV or XLSX file works.",
				["Can I import from Excel?", "Yes, any CSV or XLSX file works."],
			],
			[
				"category",
				"categories",
				"Accounting",
				[
					"Bookkeeping for freelancers who hate bookkeeping",
					"Ledgerfox turns bank statements and receipts into tidy books, and reminds you before a deadline rather than after.",
				],
			],
			["tag", "tags", "bookkeeping", "Bookkeeping for freelancers who hate bookkeeping"],
		],
		refused: [["import", "features", "any CSV or XLSX file works", "Yes, any CSV or XLSX file works."]],
	},
	{
		origin: "https://packetloom.net",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Packetloom: see what your API really sends",
					`<header><a href="/">Packetloom</a></header><main><h1>See what your API really sends</h1><p>Packetloom is a desktop proxy that records HTTP traffic, compares it with your OpenAPI file and shows every difference.</p><p><a href="/download">Download for macOS, Windows and Linux</a></p><h2>Highlights</h2><ul><li>Diffs against OpenAPI 3.1</li><li>Replay any request with one key</li><li>Certificates installed for you</li><li>gRPC support <span class="badge">soon</span></li></ul><h2>One licence, yours forever</h2><p>$59 once. Updates for a year are included; after that, $25 a year if you want them.</p><p>Free for open source maintainers.</p><p>Charles costs $50 and has not changed since 2004.</p><h2>Who makes it</h2><p>Packetloom is the work of Teodora Ilieva, who has built network tools since 2010. She lives in Sofia.</p><p>She also sings in the Sofia Chamber Choir, founded in 1972.</p><p>Packetloom 1.0 came out in March 2022.</p></main><footer><p>Traffic stays on your machine. We could not read it if we wanted to.</p><p>teodora@packetloom.net</p></footer>`,
				),
			],
		},
		traps: [
			["soon", "features", "gRPC support", "gRPC support soon"],
			["another tool's price", "pricing_summary", "$50", "Charles costs $50 and has not changed since 2004."],
			["a choir's year", "founded_year", "1972", "She also sings in the Sofia Chamber Choir, founded in 1972."],
			[
				"a career's year",
				"founded_year",
				"2010",
				"Packetloom is the work of Teodora Ilieva, who has built network tools since 2010.",
			],
			["free for some", "pricing_model", "free", "Free for open source maintainers."],
			["free for some", "pricing_model", "open_source", "Free for open source maintainers."],
			[
				"updates as price",
				"pricing_model",
				"subscription",
				"Updates for a year are included; after that, $25 a year if you want them.",
			],
			["could not", "description", "We read your traffic.", "We could not read it if we wanted to."],
		],
		honest: [
			["tagline", "tagline", "See what your API really sends", "See what your API really sends"],
			[
				"name",
				"name",
				"Packetloom",
				"Packetloom is a desktop proxy that records HTTP traffic, compares it with your OpenAPI file and shows every difference.",
			],
			[
				"description",
				"description",
				"Packetloom is a desktop proxy that records HTTP traffic, compares it with your OpenAPI file and shows every difference.",
				"Packetloom is a desktop proxy that records HTTP traffic, compares it with your OpenAPI file and shows every difference.",
			],
			[
				"two of three things",
				"description",
				"Packetloom is a desktop proxy that records HTTP traffic and compares it with your OpenAPI file.",
				"Packetloom is a desktop proxy that records HTTP traffic, compares it with your OpenAPI file and shows every difference.",
			],
			["feature", "features", "Replay any request with one key", "Replay any request with one key"],
			["feature", "features", "Certificates installed for you", "Certificates installed for you"],
			[
				"price",
				"pricing_summary",
				"$59 once",
				"$59 once. Updates for a year are included; after that, $25 a year if you want them.",
			],
			[
				"model",
				"pricing_model",
				"one_time",
				"$59 once. Updates for a year are included; after that, $25 a year if you want them.",
			],
			["private", "usps", "Traffic stays on your machine", "Traffic stays on your machine."],
			[
				"tag",
				"tags",
				"desktop proxy",
				"Packetloom is a desktop proxy that records HTTP traffic, compares it with your OpenAPI file and shows every difference.",
			],
			["licence", "usps", "One licence, yours forever", "One licence, yours forever"],
			["mail", "contact_email", "teodora@packetloom.net", "teodora@packetloom.net"],
		],
		refused: [
			[
				"category",
				"categories",
				"Developer Tools",
				[
					"See what your API really sends",
					"Packetloom is a desktop proxy that records HTTP traffic, compares it with your OpenAPI file and shows every difference.",
				],
			],
		],
	},
	{
		origin: "https://grovemap.earth",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Grovemap - Tree inventories for towns",
					`<header><a href="/">Grovemap</a></header><main><h1>Every tree in town on one map</h1><p>Cities use Grovemap to count, check and water their trees. Arborists record a tree in under a minute, on any tablet.</p><div class="stats"><p><b>4.2 million</b> trees mapped</p><p><b>310</b> municipalities</p></div><h2>What Grovemap covers</h2><h3>Inspections</h3><p>Due dates follow from each tree's risk class.</p><h3>Watering routes</h3><p>Drivers get the shortest way round young trees.</p><h3>Citizen reports</h3><p>Residents send photos of broken branches.</p><h3>Drone surveys</h3><p>Carried out by our partner Skyleaf.</p><p>A mature oak stores 500 kg of carbon a year.</p><p>No tree is deleted from the map without a second pair of eyes.</p><h2>Pricing</h2><p>Prices depend on the number of trees. <a href="/contact">Ask for a quote.</a></p><p>Planting a street tree costs a town about €1,000.</p></main><footer><p>Grovemap ApS, Nørrebrogade 45, 2200 København N, Denmark. CVR 38112233</p></footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About Grovemap",
					`<main><h1>About</h1><p>Forester Anders Holm and geographer Ines Pavlić founded Grovemap in 2016 after a storm took 400 trees from the town of Odense.</p><p>In 2023 we joined the Greenworks group, which is headquartered in Rotterdam.</p><h2>Team</h2><p>Anders Holm, co-founder</p><p>Ines Pavlić, co-founder</p><p>Jeppe Krogh, founder of TreeTag (acquired 2021)</p></main>`,
				),
			],
		},
		traps: [
			[
				"the group's town",
				"city",
				"Rotterdam",
				"In 2023 we joined the Greenworks group, which is headquartered in Rotterdam.",
			],
			[
				"the storm's town",
				"city",
				"Odense",
				"Forester Anders Holm and geographer Ines Pavlić founded Grovemap in 2016 after a storm took 400 trees from the town of Odense.",
			],
			[
				"joined",
				"founded_year",
				"2023",
				"In 2023 we joined the Greenworks group, which is headquartered in Rotterdam.",
			],
			["founder of another", "founders", "Jeppe Krogh", "Jeppe Krogh, founder of TreeTag (acquired 2021)"],
			["a tree's price", "pricing_summary", "about €1,000", "Planting a street tree costs a town about €1,000."],
			[
				"nature",
				"description",
				"A mature oak stores 500 kg of carbon a year.",
				"A mature oak stores 500 kg of carbon a year.",
			],
			[
				"without",
				"description",
				"Trees are deleted from the map without a second pair of eyes.",
				"No tree is deleted from the map without a second pair of eyes.",
			],
			["acquired", "founded_year", "2021", "Jeppe Krogh, founder of TreeTag (acquired 2021)"],
		],
		honest: [
			["tagline", "tagline", "Every tree in town on one map", "Every tree in town on one map"],
			[
				"cities use",
				"description",
				"Cities use Grovemap to count, check and water their trees.",
				"Cities use Grovemap to count, check and water their trees.",
			],
			[
				"arborists",
				"description",
				"Arborists record a tree in under a minute, on any tablet.",
				"Arborists record a tree in under a minute, on any tablet.",
			],
			[
				"residents",
				"description",
				"Residents send photos of broken branches.",
				"Residents send photos of broken branches.",
			],
			["feature", "features", "Watering routes", "Watering routes"],
			["feature", "features", "Citizen reports", "Citizen reports"],
			["quote", "pricing_model", "contact_sales", "Prices depend on the number of trees. Ask for a quote."],
			["prices", "pricing_summary", "Prices depend on the number of trees", "Prices depend on the number of trees."],
			["land", "country", "DK", "Grovemap ApS, Nørrebrogade 45, 2200 København N, Denmark. CVR 38112233"],
			["town", "city", "København", "Grovemap ApS, Nørrebrogade 45, 2200 København N, Denmark. CVR 38112233"],
			[
				"year",
				"founded_year",
				"2016",
				"Forester Anders Holm and geographer Ines Pavlić founded Grovemap in 2016 after a storm took 400 trees from the town of Odense.",
			],
			["founder", "founders", "Ines Pavlić", "Ines Pavlić, co-founder"],
			[
				"founder",
				"founders",
				"Anders Holm",
				"Forester Anders Holm and geographer Ines Pavlić founded Grovemap in 2016 after a storm took 400 trees from the town of Odense.",
			],
			[
				"second look",
				"usps",
				"No tree is deleted from the map without a second pair of eyes",
				"No tree is deleted from the map without a second pair of eyes.",
			],
			["tag", "tags", "tree inventories", "Grovemap - Tree inventories for towns"],
		],
	},
];
