/** Posts of the invented directory's blog, in Markdown. */
export interface PostData {
	slug: string;
	title: string;
	summary: string;
	author: string;
	/** How long before the day of seeding it appeared. */
	daysAgo: number;
	faqs: readonly (readonly [question: string, answer: string])[];
	body: string;
}

export const POSTS: readonly PostData[] = [
	{
		slug: "why-every-value-has-a-quote",
		title: "Why every value has a quote",
		summary:
			"A profile that was drafted by a machine must show where each sentence comes from. Ours do, or they stay blank.",
		author: "The directory's editors",
		daysAgo: 3,
		faqs: [
			[
				"What happens when a website says nothing about a fact?",
				"The field stays blank and the profile lists it as not found on the website.",
			],
			["Can owners correct a drafted value?", "Yes. A value an owner has typed is never touched by a new draft."],
		],
		body: `A drafted profile saves its owner an hour. It is worth that hour only if it can be trusted, and trust needs something to look at.

## A sentence and a place

Each drafted value comes with a **quote**: a run of words copied from a page of the product's own website, with the address of that page. If the words cannot be found there again, the value is dropped.

- A founding year needs a sentence that says when the company was founded. The year in a copyright line is not one.
- A price needs the price as the page writes it.
- A country needs an address or a plain statement. A telephone code is not enough.

## Blank is an answer

When a website does not say where a company sits, the profile does not say it either. The field is listed under *not found on the website*. That looks less finished than a guess, and it is more useful.`,
	},
	{
		slug: "how-launch-weeks-work",
		title: "How launch weeks work",
		summary:
			"From Monday to Sunday, every launch has the same seven days. What counts, what does not, and how ties are broken.",
		author: "The directory's editors",
		daysAgo: 11,
		faqs: [
			["When does a week begin?", "On Monday at 00:00 UTC. It ends seven days later."],
			["Can votes be bought?", "No. Payment never touches votes or awards."],
		],
		body: `A launch needs an audience more than it needs a minute of glory. So ours take a week.

## Seven days for everybody

All launches of a week go live on Monday and are ranked by the votes that people cast until Sunday night. Nobody wins by being awake at midnight in the right time zone.

1. One vote for each person and product.
2. Votes from accounts opened within the last day are shown, but they do not count.
3. Owners cannot vote for their own product.

## When the week is over

The ranking is frozen together with its counts, and the first three get an award. Of two products with the same number of votes, the one that reached it earlier comes first. Anybody can recompute it.`,
	},
	{
		slug: "writing-a-tagline",
		title: "Writing a tagline that says something",
		summary: "Sixty listings, sixty first lines. What the clear ones have in common.",
		author: "Harriet Lonsdale",
		daysAgo: 19,
		faqs: [["How long may a tagline be?", "Two hundred characters. The good ones need fewer than sixty."]],
		body: `I read the taglines of a whole launch season in one evening. The ones that I still remembered in the morning had three things in common.

## They name a thing

*Delivery notes in, tidy tables out.* You can see the paper. Compare that with a platform that empowers workflows.

## They take a side

*Ten good prospects a week* tells you that there will not be eleven thousand. Whoever wants those can move on, and that is a service to both.

## They could be wrong

A sentence that nobody could ever disagree with carries no news. *Find the tests that lie* may not be true of your tests. You want to know.`,
	},
	{
		slug: "first-ten-customers",
		title: "Where the first ten customers came from",
		summary: "We asked founders in the directory. Hardly anybody said advertising.",
		author: "The directory's editors",
		daysAgo: 27,
		faqs: [
			[
				"May I add my own story?",
				"Yes: answer the interview questions in your account, and the answers appear on your founder page.",
			],
		],
		body: `Every founder page here has the same ten questions. The fourth asks for the first ten customers. We read all the answers.

> I fixed the spreadsheet of one bakery. She told the others on the market. That was my marketing for a year.

Three patterns come back again and again:

| Where they came from | What founders did |
| --- | --- |
| A former job | Called colleagues who had the same problem |
| One neighbour | Solved it by hand first, then wrote the software |
| A public mistake | Wrote down what went wrong, and readers recognised it |

None of these scales. All of them began.`,
	},
	{
		slug: "paid-means-paid",
		title: "Paid means paid",
		summary: "Some places in this directory cost money. They say so, everywhere.",
		author: "The directory's editors",
		daysAgo: 38,
		faqs: [
			[
				"Does a paid launch rank higher?",
				"No. It chooses its week and needs no badge. Its votes are counted like all others.",
			],
			["What is the billboard?", "A ranking by money contributed. It is always marked as paid."],
		],
		body: `A directory has to live on something. Ours sells *time* and *attention*, and it never sells *judgement*.

## What can be bought

A launch without the queue. A highlighted place in lists. A line on the billboard, which ranks by nothing but money. Each of these carries the word **Paid** on the page and \`paid: true\` in the interface for programs.

## What cannot

Votes, awards, ratings, and the order of search results. There is no product for these, and no person to ask.`,
	},
	{
		slug: "reading-a-comparison",
		title: "How to read a comparison",
		summary: "An empty cell is not a no. Notes on putting two products side by side.",
		author: "Sanjay Kulkarni",
		daysAgo: 52,
		faqs: [["Why is a cell empty?", "Because neither the website nor the owner has stated that fact."]],
		body: `Comparison tables have a bad name, because most of them are written by one of the two sides. Ours are put together from what each side says about itself.

## Three kinds of cells

- **From the website**, with the sentence it was read from.
- **From the company**, typed by its owner.
- **From the directory**: votes, ratings, dates.

## What a gap means

If a product's website does not mention single sign-on, the cell is empty. It may exist; nobody has said so. Ask them, and suggest that they write it down.`,
	},
	{
		slug: "a-badge-is-a-handshake",
		title: "A badge is a handshake",
		summary: "The free plan asks for a small badge on your homepage. Why, and how the check works.",
		author: "The directory's editors",
		daysAgo: 66,
		faqs: [
			[
				"How often is the badge looked for?",
				"Daily, hourly in the last two days before a launch, and at once when you ask.",
			],
			["What if it is not there in time?", "The listing waits. It goes live in the week in which the badge is found."],
		],
		body: `The free plan costs no money. It asks for one thing in return: a small badge on the product's homepage that links to its listing.

## What counts

A real link, with the badge's image in it or next to it, on the page that visitors see. Mentions in comments or scripts do not count, and neither does a link to somebody else's listing.

## What you will be told

The listing shows what the last check saw: which address was read, after which redirects, and when the next check is due. If the page could not be read, it says why.`,
	},
];
