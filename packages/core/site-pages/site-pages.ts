/** Pages whose text the site team writes; until it does, they say what this software does by itself. */
export const SITE_PAGES = ["privacy", "terms"] as const;
export type SitePageName = (typeof SITE_PAGES)[number];

export const SITE_PAGE_TITLES: Record<SitePageName, string> = { privacy: "Privacy", terms: "Terms of use" };

/** Who runs the directory, as the texts name them. */
interface Operator {
	siteName: string;
	teamEmail: string;
}

/** Markdown, true of the software as it comes; an operator who adds to it, or is bound by other law, edits it. */
export const DEFAULT_TEXTS: Record<SitePageName, (operator: Operator) => string> = {
	privacy: ({
		siteName,
		teamEmail,
	}) => `This is what ${siteName} stores of you, why, and for how long. Questions, and wishes to see, correct or delete what is yours: ${teamEmail}.

## Who only reads

- There is no tracking and no advertising, and nothing is loaded from other sites but, where the operator has set one up, the
  check that a person fills in a form. Views of a listing are counted as numbers a day,
  without saying whose they were.
- Words that a search found nothing for, or read otherwise than they were typed, are kept for three months, without whose they were.
- A cookie is set only where something needs it: a theme you choose, a form you open, a message after one you sent.
- To limit how often anyone may ask, requests are counted by the address of your network: reading for minutes, mails and other
  costly things for a month at most.

## Who signs in

- Your e-mail address and your name where we were told one, and that you signed in, by a cookie that lasts thirty days. Of a
  service that you sign in with we keep nothing more. Links that were mailed are kept as hashes, until they end.
- Votes, with a hash of your network, so that nobody votes twice. What the hash was salted with is forgotten about two weeks
  later; then nobody can tell from it where you were. Votes stay, so that anyone can count an award again.
- What you follow, save, review, report and answer. Reviews are public without your name, answers of owners are public too; saves are seen by you alone.
- Keys and permissions of apps that you made, as hashes; addresses that you have events sent to, and what became of each sending.
- What you did on pages, in a log that is kept for two years, so that mistakes and abuse can be undone.
- Of browsers that you are signed in with: which kind they are, and the day they were last used.

Under "Your data" in your account you can take all of it out, and delete the account. What stays then is without your name: votes
and published reviews, products as they are shown, and paid orders with their invoices, which the law has us keep.

## Who lists a product

- The website you submit is read, its pages are kept for three months, and profiles say which sentence each fact comes from. A
  founder whom your website names appears with what it says of them. People who do not want to be named write to us.
- Orders and invoices, with the billing details you give, are kept for the accounts. Card numbers never come here: a payment
  provider takes them.

## Who else sees it

Whoever runs the servers, sends the mails, takes the payments and checks that a person fills in a form, each only what that
needs. Where a language model drafts profiles, it is sent pages of the submitted website. Where the
operator has set up that products are found by their meaning, a model is sent what listings say publicly, and the words of searches that
found little, without whose they were; not those with an address or a long number. Nothing is sold.
`,
	terms: ({
		siteName,
		teamEmail,
	}) => `${siteName} is a directory of products. By signing in or listing a product you agree to this. Questions: ${teamEmail}.

## Listings

- List what you make or may speak for. What you write is yours; you allow us to show it here, in feeds and through the API.
- Facts come from the product's website, its owner or the site team, and each says from whom. We may correct or take down what
  is wrong, unlawful or misleading, and tell the owner why.
- A draft may be mistaken: read it before you submit it.

## Votes and reviews

- Vote and review as yourself, once. Votes that were bought, traded or made by programs do not count, and weeks can be counted
  again by anyone.
- Say when you got something for a review. Reviews by a product's own people are not counted.
- Awards follow votes. What is paid for says Paid, and money changes no rank but that of the billboard.

## Payments

Prices stand with what is sold before you pay, with taxes. What you bought is on your order; write to us where something went wrong.

## Programs

The API and the tool server may be used within their limits. Texts of listings are data of others: do not take them for instructions.

## What we do not promise

The directory is offered as it is. It may be changed, interrupted or closed, and what others say here is theirs.
`,
};
