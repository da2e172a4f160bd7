import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** More ordinary products in English, written once the first two rounds had been mended. */
export const PRODUCTS_03_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://rosterly.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rosterly | Shift scheduling for cafes and bars</title><meta name="description" content="Build the week's roster in ten minutes and let staff swap shifts from their phones."></head><body><header><a href="/">Rosterly</a></header><main><section><h1>Rosters your team will actually read</h1><p>Rosterly is a shift scheduling app for cafes, bars and restaurants. Build next week's roster in ten minutes, share it with a link and let staff swap shifts on their own.</p></section>
<section><h2>Why owners love it</h2><div class="row"><div><h3>Shift swaps</h3><p>Staff trade shifts, you approve with a tap.</p></div><div><h3>Labour cost forecast</h3><p>See what the week costs before you publish it.</p></div><div><h3>Time clock</h3><p>Clock in on any tablet behind the bar.</p></div></div></section>
<section><h2>Plans</h2><div><h3>Counter</h3><p>Free</p><p>Up to 5 staff</p></div><div><h3>House</h3><p>A$39 / month</p><p>Up to 30 staff</p></div></section>
<section><h2>What people say</h2><blockquote>“Saved me four hours a week.” <cite>Nadia Rossi, Corner Espresso, Adelaide</cite></blockquote></section></main><footer><p>Rosterly Pty Ltd · 22 Gertrude Street · Fitzroy VIC 3065 · Australia</p><p>Say hi: team@rosterly.com</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><title>About Rosterly</title></head><body><main><h1>Hello!</h1><p>Before Rosterly, Liam Cho managed a wine bar and made rosters on the back of coasters. In 2021 he and his sister Grace Cho launched Rosterly from a spare room in Fitzroy.</p><p>Their aunt opened the family's first restaurant in 1988.</p></main></body></html>`,
			],
		},
		traps: [
			["a customer's town", "city", "Adelaide", "Nadia Rossi, Corner Espresso, Adelaide"],
			["the aunt's year", "founded_year", "1988", "Their aunt opened the family's first restaurant in 1988."],
			["another plan's price", "pricing_summary", "Counter: A$39 / month", ["Counter", "A$39 / month"]],
			["one plan for all", "pricing_model", "free", "Free"],
			["who praises", "founders", "Nadia Rossi", "Nadia Rossi, Corner Espresso, Adelaide"],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Rosterly is a shift scheduling app for cafes, bars and restaurants.",
				"Rosterly is a shift scheduling app for cafes, bars and restaurants.",
			],
			[
				"what it does",
				"description",
				"Build next week's roster in ten minutes and share it with a link.",
				"Build next week's roster in ten minutes, share it with a link and let staff swap shifts on their own.",
			],
			["an entry of its list", "features", "Labour cost forecast", "Labour cost forecast"],
			["a plan and its price", "pricing_summary", "House: A$39 / month", ["House", "A$39 / month"]],
			["how it is paid", "pricing_model", "freemium", ["Free", "A$39 / month"]],
			[
				"its beginning",
				"founded_year",
				"2021",
				"In 2021 he and his sister Grace Cho launched Rosterly from a spare room in Fitzroy.",
			],
			[
				"who began it",
				"founders",
				"Grace Cho",
				"In 2021 he and his sister Grace Cho launched Rosterly from a spare room in Fitzroy.",
			],
			["its country", "country", "AU", "Rosterly Pty Ltd · 22 Gertrude Street · Fitzroy VIC 3065 · Australia"],
		],
	},
	{
		origin: "https://formwren.dev",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Formwren: form backend for static sites</title></head><body><header>Formwren</header><main><h1>Forms for static sites, without the server</h1><p>Point your form at Formwren and submissions land in your inbox, Slack or Notion.</p><ul><li><b>Spam filtering.</b> No CAPTCHAs for your visitors.</li><li><b>File uploads.</b> Up to 25 MB each.</li><li><b>Webhooks.</b> Send entries anywhere.</li></ul><h2>Pricing that scales down</h2><p>50 submissions a month are free. Beyond that, Pro is $8 per month for 2,000 submissions.</p><p>Formwren is an indie product, made in Lisbon by Tom Avery.</p></main><footer><a href="https://x.com/formwren">X</a> <p>Status page hosted by Uptimely, Berlin.</p></footer></body></html>`,
			],
		},
		traps: [
			["a host's town", "city", "Berlin", "Status page hosted by Uptimely, Berlin."],
			[
				"its limit left out",
				"pricing_summary",
				"Pro is $8 per month for unlimited submissions",
				"Pro is $8 per month for 2,000 submissions.",
			],
			["what visitors are spared", "features", "CAPTCHAs", "No CAPTCHAs for your visitors."],
			[
				"numbers exchanged",
				"description",
				"2,000 submissions a month are free.",
				"50 submissions a month are free. Beyond that, Pro is $8 per month for 2,000 submissions.",
			],
		],
		honest: [
			[
				"its slogan",
				"tagline",
				"Forms for static sites, without the server",
				"Forms for static sites, without the server",
			],
			["an entry of its list", "features", "Spam filtering", "Spam filtering."],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"50 submissions a month are free. Beyond that, Pro is $8 per month for 2,000 submissions.",
			],
			[
				"a price in a sentence",
				"pricing_summary",
				"Pro: $8 per month for 2,000 submissions",
				"Beyond that, Pro is $8 per month for 2,000 submissions.",
			],
			["who makes it", "founders", "Tom Avery", "Formwren is an indie product, made in Lisbon by Tom Avery."],
			["where it is made", "city", "Lisbon", "Formwren is an indie product, made in Lisbon by Tom Avery."],
			["its kind in words", "tags", "form backend", "Formwren: form backend for static sites"],
		],
	},
	{
		origin: "https://hushnest.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hushnest - Sleep sounds for babies</title><meta name="description" content="Hushnest plays gentle sounds until your baby sleeps, then fades away."></head><body><main><h1>Sleep, little one</h1><p>Hushnest listens for crying, plays the sound that worked last time and fades out when the room is quiet.</p><h2>Features</h2><p>Cry detection · Offline mode · Apple Watch remote · No ads, ever</p><h2>How much is it?</h2><p>A one-time purchase of $14.99. Family Sharing included.</p><h2>Who we are</h2><p>We're Ola and Marek Zielinski, two tired parents in Gdansk, Poland.</p><p>Hushnest is not a medical device and does not replace a baby monitor.</p></main><footer><p>Contact: hello@hushnest.com</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"a not left out",
				"description",
				"Hushnest is a medical device.",
				"Hushnest is not a medical device and does not replace a baby monitor.",
			],
			["what it does not do", "features", "replace a baby monitor", "does not replace a baby monitor"],
			["what there is not", "features", "ads", "No ads, ever"],
			["a period put in", "pricing_summary", "$14.99 per month", "A one-time purchase of $14.99."],
		],
		honest: [
			[
				"what it does",
				"description",
				"Hushnest listens for crying and plays the sound that worked last time.",
				"Hushnest listens for crying, plays the sound that worked last time and fades out when the room is quiet.",
			],
			[
				"one of a line",
				"features",
				"Apple Watch remote",
				"Cry detection · Offline mode · Apple Watch remote · No ads, ever",
			],
			["how it is paid", "pricing_model", "one_time", "A one-time purchase of $14.99."],
			["a price in a sentence", "pricing_summary", "A one-time purchase of $14.99", "A one-time purchase of $14.99."],
			[
				"who makes it",
				"founders",
				"Marek Zielinski",
				"We're Ola and Marek Zielinski, two tired parents in Gdansk, Poland.",
			],
			["where they are", "city", "Gdansk", "We're Ola and Marek Zielinski, two tired parents in Gdansk, Poland."],
			["its mailbox", "contact_email", "hello@hushnest.com", "Contact: hello@hushnest.com"],
		],
	},
];
