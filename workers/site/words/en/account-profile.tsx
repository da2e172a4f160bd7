import type { Child } from "hono/jsx";

/** What a person is called, and what their founder page says. */
export const accountProfile = {
	profile: {
		title: "Profile",
		name: {
			title: "Your name",
			label: "What you are called",
			hint: "Only you see it, and the apps and keys that may read your account.",
			save: "Keep the name",
		},
		founder: {
			title: "Your founder page",
			none: "You have one as soon as you own a product whose first founder you are.",
			isThisYou: (name: Child) => (
				<>Your product names {name} as its first founder, and the page is nobody’s yet. Is that you?</>
			),
			take: "Yes, it is my page",
			isPublic: (name: Child) => (
				<>Everybody sees this page. It is called {name}, and your role is the one that each product states.</>
			),
			see: "See the page",
			later: "It shows once a product of yours is live.",
			bio: "About you",
			bioHelp: "In your own words, in plain text. Blank where you would rather not say.",
			country: "Country",
			elsewhere: "Profiles elsewhere",
			save: "Publish the changes",
		},
	},
};
