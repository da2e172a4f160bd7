/** Handing in a website. */
export const submit = {
	title: "Submit a product",
	about: "Give the address of your product’s website; the profile is drafted from it with a quote for every fact.",
	lead: "Give the address of its website. We read its pages and write a first listing, each fact with the sentence it comes from.",
	label: "Address of its website",
	placeholder: "https://example.com",
	hint: "We read as far as its robots.txt allows. Nothing is published and nothing is charged.",
	press: "Read the website",
	next: "What happens then",
	steps: [
		"We read its pages, in about a minute. You can watch.",
		"You look at what was found, and correct or add what you like.",
		"You save it as a listing and choose a week. Only then does anybody else see it.",
	],
	signedOut: "We ask for your e-mail address on the next page and keep what you typed here. There is no password.",
	agents: (link: (words: string) => unknown) => <>Agents can do the same through the {link("tool server")}.</>,
	empty: "Type the address of the product’s website, such as https://example.com.",
	refused:
		"This is no address that everybody can open. Give the one that people type into a browser, such as example.com.",
	tooLong: "This address is very long. The address of the homepage is enough.",
};
