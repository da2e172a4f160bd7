import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** More ordinary products in English, in ordinary words. */
export const PRODUCTS_01_ENGLISH_FURTHER: readonly WholeSite[] = [
	{
		origin: "https://guestnote.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>GuestNote: digital guidebooks for holiday rentals</title><meta name="description" content="Create a digital guidebook for your holiday rental."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Digital guidebooks for holiday rentals</h1><p>Stop answering the same questions. GuestNote gives your guests everything they need to know: Wi-Fi, check-in, local tips.</p><h2>What hosts get</h2><ul><li>A guidebook in 12 languages</li><li>QR codes to print</li><li>Upsells for late check-out</li></ul><p>It's free for your first property. After that, it's $5 per property per month.</p><h2>The people behind GuestNote</h2><p>GuestNote is built by husband and wife team Carlos and Nina Ferreira from Porto, Portugal.</p><p>Get in touch at hello@guestnote.com.</p></main><footer><p>© GuestNote 2023-2026</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Digital guidebooks for holiday rentals", "Digital guidebooks for holiday rentals"],
			[
				"what it does",
				"description",
				"GuestNote gives your guests everything they need to know: Wi-Fi, check-in, local tips.",
				"GuestNote gives your guests everything they need to know: Wi-Fi, check-in, local tips.",
			],
			["an entry of its list", "features", "QR codes to print", "QR codes to print"],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"It's free for your first property. After that, it's $5 per property per month.",
			],
			["its mailbox", "contact_email", "hello@guestnote.com", "Get in touch at hello@guestnote.com."],
		],
	},
	{
		origin: "https://chordly.fm",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chordly – learn guitar with the songs you love</title><meta name="description" content="Chordly listens to any song and shows you the chords."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Learn guitar with the songs you love</h1><p>Paste a link and Chordly shows you the chords in real time.</p><h2>Now in public beta</h2><p>Chordly is currently in beta and free while we work out the kinks.</p><h3>Slow it down</h3><p>Practice at half speed without changing the pitch.</p><h3>Loop a section</h3><p>Repeat the hard part until it sticks.</p><p>Chordly is made by Ben Hartley, a guitarist and software engineer in Melbourne, Australia.</p></main><footer><p>ben@chordly.fm</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Learn guitar with the songs you love", "Learn guitar with the songs you love"],
			[
				"what it is",
				"short_description",
				"Chordly listens to any song and shows you the chords.",
				"Paste a link and Chordly shows you the chords in real time.",
			],
			["how far it is", "stage", "beta", "Chordly is currently in beta and free while we work out the kinks."],
			["its mailbox", "contact_email", "ben@chordly.fm", "ben@chordly.fm"],
		],
	},
	{
		origin: "https://shopglide.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shopglide | Online store builder</title><meta name="description" content="Build an online store in an afternoon. No code needed."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Build an online store in an afternoon</h1><p>With Shopglide, you can sell online without writing a line of code. Choose a theme, add your products and start taking payments.</p><h2>Built for makers and small brands</h2><ul><li>0% transaction fees</li><li>Over 60 themes</li><li>Abandoned cart emails</li><li>24/7 support</li></ul><p>More than 10,000 shops run on Shopglide.</p></main><footer><p>Shopglide Pty Ltd, Level 3, 120 Collins Street, Melbourne VIC 3000, Australia</p></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plans & pricing | Shopglide</title></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Plans that grow with you</h1><section><article><h2>Launch</h2><div><span>$19</span><span>/month</span></div></article><article><h2>Grow</h2><div><span>$49</span><span>/month</span></div></article><article><h2>Enterprise</h2><p>Contact us</p></article></section><p>Prices in USD.</p></main><footer></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Build an online store in an afternoon", "Build an online store in an afternoon"],
			[
				"what it does",
				"description",
				"With Shopglide, you can sell online without writing a line of code.",
				"With Shopglide, you can sell online without writing a line of code.",
			],
			["a price", "pricing_summary", "Grow: $49/month", ["Grow", "$49", "/month"]],
			["its country", "country", "AU", "Shopglide Pty Ltd, Level 3, 120 Collins Street, Melbourne VIC 3000, Australia"],
			[
				"its town",
				"city",
				"Melbourne",
				"Shopglide Pty Ltd, Level 3, 120 Collins Street, Melbourne VIC 3000, Australia",
			],
		],
	},
	{
		origin: "https://passkeep.eu",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Passkeep – Password manager for teams</title><meta name="description" content="A password manager for teams that is simple, secure and hosted in Europe."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>The password manager your team will actually use</h1><p>Passkeep stores, shares and rotates your team's passwords. Everything is encrypted before it leaves your device.</p><h2>Security first</h2><p>Our code is audited every year by Cure53.</p><div><h3>Passkeys</h3><p>Log in without passwords where websites allow it.</p></div><div><h3>Emergency access</h3><p>Name someone who can get in when you can't.</p></div><p>€3.50 per user per month. Free for non-profits.</p></main><footer><p>Passkeep AB · Sveavägen 44 · 111 34 Stockholm · Sweden · Org. nr 559123-4567</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>About Passkeep</title></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>About Passkeep</h1><p>We started Passkeep in 2014, after one of us had been locked out of a bank account for the third time.</p><p>Founders: Erik Lindqvist and Sofia Berg</p></main><footer></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			[
				"its slogan",
				"tagline",
				"The password manager your team will actually use",
				"The password manager your team will actually use",
			],
			[
				"what it does",
				"description",
				"Passkeep stores, shares and rotates your team's passwords.",
				"Passkeep stores, shares and rotates your team's passwords.",
			],
			["a price", "pricing_summary", "€3.50 per user per month", "€3.50 per user per month."],
			[
				"its beginning",
				"founded_year",
				"2014",
				"We started Passkeep in 2014, after one of us had been locked out of a bank account for the third time.",
			],
			["who began it", "founders", "Sofia Berg", "Founders: Erik Lindqvist and Sofia Berg"],
			["its town", "city", "Stockholm", "Passkeep AB · Sveavägen 44 · 111 34 Stockholm · Sweden · Org. nr 559123-4567"],
		],
	},
	{
		origin: "https://coldbrewai.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Quillbyte — AI writing assistant for support teams</title><meta name="description" content="Quillbyte drafts replies to customer emails using your own help center."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Write better replies, faster</h1><p>Quillbyte is an AI writing assistant that drafts replies to customer emails using your own help center articles.</p><p>Works with Zendesk, Intercom and Front.</p><h2>Why teams choose Quillbyte</h2><div><h3>Learns your tone</h3><p>Quillbyte reads your past replies and writes the way you do.</p></div><div><h3>You stay in control</h3><p>Nothing is sent until an agent approves it.</p></div><p>From $39/month for up to 3 agents.</p></main><footer><p>Quillbyte, Inc. · 548 Market St, San Francisco, CA 94104</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its name", "name", "Quillbyte", "Quillbyte — AI writing assistant for support teams"],
			[
				"what it is",
				"short_description",
				"Quillbyte is an AI writing assistant that drafts replies to customer emails using your own help center articles.",
				"Quillbyte is an AI writing assistant that drafts replies to customer emails using your own help center articles.",
			],
			[
				"what it does",
				"description",
				"Works with Zendesk, Intercom and Front.",
				"Works with Zendesk, Intercom and Front.",
			],
			["an entry of its list", "features", "Learns your tone", "Learns your tone"],
			[
				"what it does",
				"description",
				"Quillbyte reads your past replies and writes the way you do.",
				"Quillbyte reads your past replies and writes the way you do.",
			],
			["its town", "city", "San Francisco", "Quillbyte, Inc. · 548 Market St, San Francisco, CA 94104"],
			["its country", "country", "US", "Quillbyte, Inc. · 548 Market St, San Francisco, CA 94104"],
		],
	},
	{
		origin: "https://hearsay.studio",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hearsay Studio: podcast editing made easy</title><meta name="description" content="Edit podcasts by editing text."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Edit podcasts by editing text</h1><p>Upload your recording and Hearsay Studio turns it into a transcript. Delete a sentence and it disappears from the audio, too.</p><h2>Loved by podcasters</h2><p>4.8 out of 5 from 900+ reviews</p><div><h3>Filler word removal</h3><p>Get rid of every "um" in one click.</p></div><div><h3>Studio sound</h3><p>Make a laptop microphone sound like a studio.</p></div><h2>Start for free</h2><p>Your first hour every month is on us. Creator is $12/month, Studio is $30/month.</p><p>Hearsay Studio was started by former radio producer Alice Moran in Dublin in 2021.</p></main><footer><p>Hearsay Audio Ltd, 8 Dame Lane, Dublin 2, Ireland</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its name", "name", "Hearsay Studio", "Hearsay Studio: podcast editing made easy"],
			["its slogan", "tagline", "Edit podcasts by editing text", "Edit podcasts by editing text"],
			[
				"what it does",
				"description",
				"Upload your recording and Hearsay Studio turns it into a transcript.",
				"Upload your recording and Hearsay Studio turns it into a transcript.",
			],
			[
				"who began it",
				"founders",
				"Alice Moran",
				"Hearsay Studio was started by former radio producer Alice Moran in Dublin in 2021.",
			],
			[
				"its beginning",
				"founded_year",
				"2021",
				"Hearsay Studio was started by former radio producer Alice Moran in Dublin in 2021.",
			],
			["its town", "city", "Dublin", "Hearsay Audio Ltd, 8 Dame Lane, Dublin 2, Ireland"],
		],
	},
	{
		origin: "https://greenloop.ie",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Greenloop | Repair café booking</title><meta name="description" content="Find a repair café near you and book a slot."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Fix it, don't bin it</h1><p>Greenloop connects people with broken things to volunteers who can fix them.</p><p>Greenloop is a non-profit project and completely free to use.</p><h2>For visitors</h2><p>Find a repair café near you and book a slot in under a minute.</p><h2>For organisers</h2><p>Manage volunteers, bookings and spare parts from one dashboard.</p><p>Established in Cork in 2017, we have helped to repair more than 12,000 items.</p></main><footer><p>Email us at info@greenloop.ie</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Fix it, don't bin it", "Fix it, don't bin it"],
			[
				"what it does",
				"description",
				"Greenloop connects people with broken things to volunteers who can fix them.",
				"Greenloop connects people with broken things to volunteers who can fix them.",
			],
			["how it is paid", "pricing_model", "free", "Greenloop is a non-profit project and completely free to use."],
			[
				"its beginning",
				"founded_year",
				"2017",
				"Established in Cork in 2017, we have helped to repair more than 12,000 items.",
			],
			[
				"what it does",
				"description",
				"Find a repair café near you and book a slot in under a minute.",
				"Find a repair café near you and book a slot in under a minute.",
			],
			["its mailbox", "contact_email", "info@greenloop.ie", "Email us at info@greenloop.ie"],
		],
	},
];
