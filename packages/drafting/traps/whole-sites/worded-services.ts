import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Services and makers in English, with claims that say a little more than their pages do, and honest ones in a model's own words. */
export const WORDED_SERVICES: readonly WholeSite[] = [
	{
		origin: "https://tidewatch.io",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tidewatch | Status pages that tell the truth</title><meta name="description" content="Status pages and API checks from nine regions."></head><body><header><a href="/">Tidewatch</a><nav><a href="/pricing">Pricing</a></nav></header><main><h1>Status pages that tell the truth</h1><p class="lead">Check your API from nine regions. Tell customers before they ask.</p>
<section><h2>Checks</h2><p>Tidewatch calls your endpoints every 30 seconds from 9 regions.</p><p>An incident is opened after two failed checks.</p></section>
<section><h2>How does Tidewatch compare?</h2><table><tr><th></th><th>Tidewatch</th><th>Pagerly</th></tr><tr><td>Check interval</td><td>30 seconds</td><td>10 seconds</td></tr><tr><td>Phone calls</td><td>No</td><td>Yes</td></tr><tr><td>Price</td><td>$15</td><td>$49</td></tr></table></section>
<section class="changelog"><h2>Recently removed</h2><ul><li>Slack commands</li></ul></section>
<p>If we ever miss an outage, your month is free.</p><p>No engineer wants to be woken by a false alarm.</p><p>As Gartner notes, downtime costs $5,600 a minute.</p><p>Teams of any size but one can share a page.</p>
<div class="cookie-consent"><p>Tidewatch shares your visit with analytics partners.</p></div></main><footer><p>Made by the two of us in Tallinn, Estonia.</p><p>Servers in Falkenstein, Germany</p><p>© 2019 Tidewatch OÜ, Telliskivi 60a, 10412 Tallinn</p></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pricing | Tidewatch</title></head><body><main><h1>Pricing</h1><div class="tier"><h2>Solo</h2><p>$0</p><p>one page, five checks</p></div><div class="tier"><h2>Crew</h2><p>$15 per month</p><p>billed yearly</p></div><p>Add-on: SMS at $0.05 each</p><p>Non-profits: ask for 50% off.</p></main></body></html>`,
			],
		},
		traps: [
			["comparison's other column", "features", "Phone calls", "Phone calls"],
			[
				"comparison's other column",
				"description",
				"Tidewatch checks every 10 seconds.",
				["Check interval", "10 seconds"],
			],
			["the other's price", "pricing_summary", "Pagerly: $49", ["Pagerly", "$49"]],
			["removed", "features", "Slack commands", "Slack commands"],
			["a condition as price", "pricing_model", "free", "If we ever miss an outage, your month is free."],
			[
				"negation dropped",
				"description",
				"Engineers want to be woken by a false alarm.",
				"No engineer wants to be woken by a false alarm.",
			],
			["a cost of others", "pricing_summary", "$5,600 a minute", "As Gartner notes, downtime costs $5,600 a minute."],
			[
				"a cookie notice",
				"description",
				"Tidewatch shares your visit with analytics partners.",
				"Tidewatch shares your visit with analytics partners.",
			],
			["servers' country", "country", "DE", "Servers in Falkenstein, Germany"],
			["copyright year", "founded_year", "2019", "© 2019 Tidewatch OÜ, Telliskivi 60a, 10412 Tallinn"],
			[
				"exception dropped",
				"description",
				"Teams of any size can share a page.",
				"Teams of any size but one can share a page.",
			],
			[
				"numbers exchanged",
				"description",
				"Tidewatch calls your endpoints every 9 seconds from 30 regions.",
				"Tidewatch calls your endpoints every 30 seconds from 9 regions.",
			],
			["an add-on as plan", "pricing_summary", "Crew: $0.05", ["Crew", "Add-on: SMS at $0.05 each"]],
		],
		honest: [
			["own table", "pricing_model", "freemium", ["Solo", "$0", "$15 per month"]],
			[
				"number word",
				"description",
				"Tidewatch calls your endpoints every 30 seconds from nine regions.",
				"Tidewatch calls your endpoints every 30 seconds from 9 regions.",
			],
			[
				"imperative turned",
				"description",
				"Tidewatch checks your API from nine regions.",
				"Check your API from nine regions.",
			],
			[
				"lets you",
				"description",
				"Tidewatch lets you check your API from nine regions.",
				"Check your API from nine regions.",
			],
			["own city", "city", "Tallinn", "Made by the two of us in Tallinn, Estonia."],
			["own country", "country", "EE", "Made by the two of us in Tallinn, Estonia."],
			["own plan", "pricing_summary", "Crew: $15 per month", ["Crew", "$15 per month"]],
			[
				"named from the head",
				"short_description",
				"Tidewatch provides status pages and API checks from nine regions.",
				"Status pages and API checks from nine regions.",
			],
		],
	},
	{
		origin: "https://lumenlab.co.uk",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lumen Lab - Bench lamps for repairers</title><meta name="description" content="Hand-built bench lamps from Sheffield."></head><body><header><a href="/">Lumen Lab</a></header><main><h1>Bench lamps for people who repair things</h1><p>Lumen Lab builds bench lamps by hand in Sheffield and guarantees every lamp for ten years.</p><p>Our lamps draw 11 watts and give 1,400 lumens.</p><p>Each lamp is assembled by one person and tested for 24 hours.</p><p>We were going to make desk fans. We make lamps.</p><h2>Also good to have</h2><p>Third-party clamps fit all our lamps.</p><h2>Reviewed by readers of Solder Weekly</h2><ul><li>Brightest lamp on test</li></ul><h2>Questions and answers</h2><p>Can I dim the lamp?</p><p>You can, in five steps.</p><p>Does it charge my phone?</p><p>Sadly not.</p><p>Few lamps can be repaired. Ours can.</p><p>Lumen Lab is not related to Lumen Laboratories Inc. of Austin, Texas.</p></main><footer><p>Lumen Lab Ltd, Unit 5, Persistence Works, 21 Brown Street, Sheffield S1 2BS</p><p>Company number 10234567. VAT GB 245 1234 56</p><p>post@lumenlab.co.uk</p></footer><script type="application/ld+json">[{"@context":"https://schema.org","@type":"Product","name":"Lumen Lab One","brand":{"@type":"Brand","name":"Lumen Lab"},"offers":{"@type":"Offer","price":"129","priceCurrency":"GBP"}},{"@context":"https://schema.org","@type":"NewsArticle","headline":"Makers of the north","author":{"@type":"Person","name":"Gwen Hart"},"publisher":{"@type":"Organization","name":"Solder Weekly","foundingDate":"1974"}}]</script></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About | Lumen Lab</title></head><body><main><h1>About Lumen Lab</h1><p>Since 2016 Lumen Lab has been run by its founders, Priti Desai and Owen Marsh.</p><p>The works were built in 1876 by the cutler Amos Reed.</p><p>In 2021 our lamp won the Northern Design Award, founded in 2005.</p></main></body></html>`,
			],
		},
		traps: [
			["structured data of a paper", "founded_year", "1974", "1974"],
			["an award's year", "founded_year", "2005", "In 2021 our lamp won the Northern Design Award, founded in 2005."],
			["a building's builder", "founders", "Amos Reed", "The works were built in 1876 by the cutler Amos Reed."],
			["structured author", "founders", "Gwen Hart", "Gwen Hart"],
			[
				"a namesake's country",
				"country",
				"US",
				"Lumen Lab is not related to Lumen Laboratories Inc. of Austin, Texas.",
			],
			["a namesake's town", "city", "Austin", "Lumen Lab is not related to Lumen Laboratories Inc. of Austin, Texas."],
			[
				"numbers exchanged",
				"description",
				"Our lamps draw 1,400 watts and give 11 lumens.",
				"Our lamps draw 11 watts and give 1,400 lumens.",
			],
			["an abandoned plan", "description", "We make desk fans.", "We were going to make desk fans."],
			["few dropped", "description", "Lamps can be repaired.", "Few lamps can be repaired."],
			["readers' words", "usps", "Brightest lamp on test", "Brightest lamp on test"],
			["denied question", "features", "Charges my phone", "Does it charge my phone?"],
			["other people's parts", "features", "Third-party clamps", "Third-party clamps fit all our lamps."],
			[
				"actors exchanged",
				"description",
				"Each person is tested for 24 hours.",
				"Each lamp is assembled by one person and tested for 24 hours.",
			],
		],
		honest: [
			[
				"second half",
				"description",
				"Lumen Lab guarantees every lamp for ten years.",
				"Lumen Lab builds bench lamps by hand in Sheffield and guarantees every lamp for ten years.",
			],
			[
				"digits",
				"description",
				"Lumen Lab guarantees every lamp for 10 years.",
				"Lumen Lab builds bench lamps by hand in Sheffield and guarantees every lamp for ten years.",
			],
			[
				"active to passive",
				"description",
				"Every lamp is guaranteed for ten years.",
				"Lumen Lab builds bench lamps by hand in Sheffield and guarantees every lamp for ten years.",
			],
			[
				"own founder",
				"founders",
				"Owen Marsh",
				"Since 2016 Lumen Lab has been run by its founders, Priti Desai and Owen Marsh.",
			],
			[
				"own founder",
				"founders",
				"Priti Desai",
				"Since 2016 Lumen Lab has been run by its founders, Priti Desai and Owen Marsh.",
			],
			["own city", "city", "Sheffield", "Lumen Lab Ltd, Unit 5, Persistence Works, 21 Brown Street, Sheffield S1 2BS"],
			["own country", "country", "GB", "Lumen Lab Ltd, Unit 5, Persistence Works, 21 Brown Street, Sheffield S1 2BS"],
			[
				"whose by name",
				"description",
				"Lumen Lab's lamps draw 11 watts and give 1,400 lumens.",
				"Our lamps draw 11 watts and give 1,400 lumens.",
			],
		],
	},
	{
		origin: "https://chalkpath.org",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chalkpath: maths lessons that wait for you</title><meta name="description" content="Free maths lessons for pupils aged 10 to 16."></head><body><header><a href="/">Chalkpath</a></header><main><h1>Maths lessons that wait for you</h1><p>Chalkpath is a free library of short maths lessons, made by teachers for pupils aged 10 to 16.</p><h2>For pupils</h2><ul><li>320 lessons of five minutes</li><li>Hints instead of answers</li></ul><h2>For teachers</h2><ul><li>Class progress at a glance</li></ul><h2>Courses by our partner Brightclass</h2><ul><li>Exam coaching by video</li></ul><p>Chalkpath is funded by the Tarn Foundation, set up in 1961 in Bristol, UK.</p><p>Pupils hardly ever see adverts: there are none.</p><p>Our lessons may be copied for non-commercial use.</p><p>Teachers report that marks rise by 12%.</p><p>We'd be lying if we said maths is easy.</p><p>Some schools pay for training days at £350.</p><blockquote>Chalkpath teaches better than I do.</blockquote></main><footer><p>Chalkpath CIC, 2 School Lane, Cardiff CF10 1AA, Wales</p><p>hello@chalkpath.org</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About | Chalkpath</title></head><body><main><h1>Our story</h1><p>Two maths teachers, Bethan Rees and Amir Shah, set up Chalkpath in 2013.</p><p>Bethan was taught by Dr Elin Howell, who created the MathsMôn club in 1985.</p><p>By 2017 we had 100 lessons.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"a funder's year",
				"founded_year",
				"1961",
				"Chalkpath is funded by the Tarn Foundation, set up in 1961 in Bristol, UK.",
			],
			[
				"a funder's town",
				"city",
				"Bristol",
				"Chalkpath is funded by the Tarn Foundation, set up in 1961 in Bristol, UK.",
			],
			["a partner's course", "features", "Exam coaching by video", "Exam coaching by video"],
			[
				"a teacher's club",
				"founders",
				"Elin Howell",
				"Bethan was taught by Dr Elin Howell, who created the MathsMôn club in 1985.",
			],
			[
				"a teacher's club",
				"founded_year",
				"1985",
				"Bethan was taught by Dr Elin Howell, who created the MathsMôn club in 1985.",
			],
			["hearsay as fact", "description", "Marks rise by 12%.", "Teachers report that marks rise by 12%."],
			["turned", "description", "Maths is easy.", "We'd be lying if we said maths is easy."],
			["others' words", "description", "Chalkpath teaches better than I do.", "Chalkpath teaches better than I do."],
			[
				"a condition dropped",
				"description",
				"Our lessons may be copied.",
				"Our lessons may be copied for non-commercial use.",
			],
			[
				"ages exchanged",
				"description",
				"Chalkpath is a free library of maths lessons for pupils aged 16 to 10.",
				"Chalkpath is a free library of short maths lessons, made by teachers for pupils aged 10 to 16.",
			],
			["a milestone as founding", "founded_year", "2017", "By 2017 we had 100 lessons."],
			["a side offer as model", "pricing_model", "paid", "Some schools pay for training days at £350."],
		],
		honest: [
			[
				"own founders",
				"founders",
				"Bethan Rees",
				"Two maths teachers, Bethan Rees and Amir Shah, set up Chalkpath in 2013.",
			],
			[
				"own founders",
				"founders",
				"Amir Shah",
				"Two maths teachers, Bethan Rees and Amir Shah, set up Chalkpath in 2013.",
			],
			["own year", "founded_year", "2013", "Two maths teachers, Bethan Rees and Amir Shah, set up Chalkpath in 2013."],
			["own country", "country", "GB", "Chalkpath CIC, 2 School Lane, Cardiff CF10 1AA, Wales"],
			[
				"own model",
				"pricing_model",
				"free",
				"Chalkpath is a free library of short maths lessons, made by teachers for pupils aged 10 to 16.",
			],
		],
	},
];
