import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The other three ordinary products in English of this round. */
export const PRODUCTS_09_ENGLISH_FURTHER: readonly WholeSite[] = [
	{
		origin: "https://lingofern.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Learn Welsh by talking | Lingofern",
					`<header>Lingofern</header><main><h1>Speak Welsh from day one</h1><p>A ten-week live course in groups of six. You talk for forty of every sixty minutes, and your tutor sends you a recording with notes.</p><h2>What you get</h2><ul><li>Two live lessons a week</li><li>A conversation partner</li><li>Lifetime access to the recordings</li></ul><h2>Is it for me?</h2><p>Yes, if you have never spoken a word. It is not for those preparing for exams.</p><h2>Fees</h2><p>The course costs £280, or three instalments of £97. Students and people out of work pay £140.</p><h2>Your tutor</h2><p>Megan Prys has taught Welsh since 2009, first at Cardiff University and from 2021 at Lingofern, which she started in her kitchen in Bangor.</p><h2>Questions</h2><h3>What if I miss a lesson?</h3><p>You watch the recording and meet your partner instead.</p></main><footer>© Lingofern 2025</footer>`,
				),
			],
		},
		traps: [
			[
				"since when she teaches",
				"founded_year",
				"2009",
				"Megan Prys has taught Welsh since 2009, first at Cardiff University and from 2021 at Lingofern, which she started in her kitchen in Bangor.",
			],
			[
				"an earlier employer's town",
				"city",
				"Cardiff",
				"Megan Prys has taught Welsh since 2009, first at Cardiff University and from 2021 at Lingofern, which she started in her kitchen in Bangor.",
			],
			[
				"a not turned round",
				"description",
				"The course is for those preparing for exams.",
				"It is not for those preparing for exams.",
			],
			["some people's price", "pricing_summary", "The course costs £140", "Students and people out of work pay £140."],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Lingofern is a ten-week live Welsh course in groups of six.",
				["Learn Welsh by talking | Lingofern", "A ten-week live course in groups of six."],
			],
			[
				"what it does",
				"description",
				"Your tutor sends you a recording with notes.",
				"You talk for forty of every sixty minutes, and your tutor sends you a recording with notes.",
			],
			[
				"the price",
				"pricing_summary",
				"£280, or three instalments of £97",
				"The course costs £280, or three instalments of £97.",
			],
			["an entry", "features", "A conversation partner", "A conversation partner"],
			[
				"a question",
				"faqs",
				"You watch the recording and meet your partner instead.",
				["What if I miss a lesson?", "You watch the recording and meet your partner instead."],
			],
			[
				"who began it",
				"founders",
				"Megan Prys",
				"Megan Prys has taught Welsh since 2009, first at Cardiff University and from 2021 at Lingofern, which she started in her kitchen in Bangor.",
			],
			[
				"its beginning",
				"founded_year",
				"2021",
				"Megan Prys has taught Welsh since 2009, first at Cardiff University and from 2021 at Lingofern, which she started in her kitchen in Bangor.",
			],
			[
				"its category",
				"categories",
				"Education",
				["Learn Welsh by talking", "A ten-week live course in groups of six."],
			],
		],
	},
	{
		origin: "https://northbeamstudio.com",
		pages: {
			"/": [
				"home",
				page(
					"en-US",
					"Northbeam Studio",
					`<header>Northbeam Studio</header><main><h1>Brand and web design for climate startups</h1><p>We're a team of five in Portland, Oregon. We name companies, draw their identities and build their sites in Webflow.</p><section><h2>Selected work</h2><article><h3>Heatloop</h3><p>Naming and identity for a heat pump maker in Rotterdam, founded 2018.</p></article><article><h3>Saltgrid</h3><p>A website in three weeks for grid-scale salt batteries.</p></article></section><section><h2>How we work</h2><ol><li>Discovery call</li><li>Two directions</li><li>Launch</li></ol></section><section><h2>Packages</h2><p>Identity from $9,500. Website from $14,000. Both together from $21,000.</p></section><section><h2>People</h2><p>Dana Whitlock, Founder and creative director</p><p>Ryo Tan, Design lead</p></section></main><footer><p>Say hello: studio@northbeamstudio.com</p></footer>`,
				),
			],
		},
		traps: [
			[
				"a client's year",
				"founded_year",
				"2018",
				"Naming and identity for a heat pump maker in Rotterdam, founded 2018.",
			],
			["a client's town", "city", "Rotterdam", "Naming and identity for a heat pump maker in Rotterdam, founded 2018."],
			["a step as an entry", "features", "Two directions", "Two directions"],
			["an employee", "founders", "Ryo Tan", "Ryo Tan, Design lead"],
			[
				"packages exchanged",
				"pricing_summary",
				"Identity from $14,000",
				"Identity from $9,500. Website from $14,000. Both together from $21,000.",
			],
			["from left out", "pricing_summary", "Identity: $9,500", "Identity from $9,500."],
		],
		honest: [
			[
				"what it is",
				"tagline",
				"Brand and web design for climate startups",
				"Brand and web design for climate startups",
			],
			[
				"what it does",
				"short_description",
				"Northbeam Studio names companies, draws their identities and builds their sites in Webflow.",
				"We name companies, draw their identities and build their sites in Webflow.",
			],
			[
				"prices",
				"pricing_summary",
				"Identity from $9,500; Website from $14,000",
				"Identity from $9,500. Website from $14,000. Both together from $21,000.",
			],
			["its town", "city", "Portland", "We're a team of five in Portland, Oregon."],
			["its country", "country", "US", "We're a team of five in Portland, Oregon."],
			["a kind", "tags", "web design", "Brand and web design for climate startups"],
			["who began it", "founders", "Dana Whitlock", "Dana Whitlock, Founder and creative director"],
		],
	},
	{
		origin: "https://tidekeeper.co",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Tidekeeper - a calm tide clock for your phone",
					`<header>Tidekeeper</header><main><h1>High water at a glance</h1><p>Tidekeeper shows today's tides for 4,200 harbours on one dial. It works without a signal and never asks who you are.</p><div class="cards"><div><b>Widgets</b><span>On your lock screen and your watch.</span></div><div><b>Springs and neaps</b><span>See the big tides of the month ahead.</span></div><div><b>No account</b><span>Nothing to sign up for.</span></div></div><h2>What it costs</h2><p>Three harbours are free. All of them are $5.99 a year.</p><h2>Reviews</h2><p>★★★★★ “Better than the £40 almanac.” Petra, Cowes</p><h2>Who makes it</h2><p>Tidekeeper is made on the Isle of Mull by Fergus McLean, who also runs the ferry café. It first appeared in the App Store in March 2023.</p><p>Not for navigation.</p></main><footer><a href="mailto:ahoy@tidekeeper.co">ahoy@tidekeeper.co</a></footer>`,
				),
			],
		},
		traps: [
			["an almanac's price", "pricing_summary", "£40", "“Better than the £40 almanac.” Petra, Cowes"],
			["a not left out", "description", "Tidekeeper is for navigation.", "Not for navigation."],
			["a reviewer's town", "city", "Cowes", "“Better than the £40 almanac.” Petra, Cowes"],
			[
				"what is free, widened",
				"pricing_summary",
				"All of them are free",
				"Three harbours are free. All of them are $5.99 a year.",
			],
			[
				"never turned round",
				"description",
				"Tidekeeper asks who you are.",
				"It works without a signal and never asks who you are.",
			],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Tidekeeper is a calm tide clock for your phone.",
				"Tidekeeper - a calm tide clock for your phone",
			],
			[
				"what it does",
				"description",
				"It works without a signal.",
				"It works without a signal and never asks who you are.",
			],
			[
				"two cards in one",
				"features",
				"Widgets on your lock screen and your watch",
				["Widgets", "On your lock screen and your watch."],
			],
			["an entry", "features", "Springs and neaps", "Springs and neaps"],
			["its address", "contact_email", "ahoy@tidekeeper.co", "ahoy@tidekeeper.co"],
			["how it is paid", "pricing_model", "freemium", "Three harbours are free. All of them are $5.99 a year."],
			[
				"who makes it",
				"founders",
				"Fergus McLean",
				"Tidekeeper is made on the Isle of Mull by Fergus McLean, who also runs the ferry café.",
			],
			[
				"prices",
				"pricing_summary",
				"Three harbours are free; all of them $5.99 a year",
				"Three harbours are free. All of them are $5.99 a year.",
			],
		],
		refused: [["a reason", "usps", "No account", ["No account", "Nothing to sign up for."]]],
	},
];
