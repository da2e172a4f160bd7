import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** How a person signs in: their addresses, and who else vouches for them. */
export const signInMethods = {
	title: "Ways to sign in",
	fresh: (link: Child) => <>To change any of this, {link} first: you did so more than a quarter of an hour ago.</>,
	signInAgain: "sign in once more",
	addresses: {
		title: "E-mail addresses",
		about: "Each of them signs you in, and invites and claims that reach one are yours. Our mails go to one of them.",
		primary: "Mails go here",
		failing: "Mails come back",
		complained: "Called our mail spam",
		since: (ago: string) => `Confirmed ${ago}`,
		makePrimary: "Send mails here",
		remove: "Remove",
		of: (address: Child) => <> ({address})</>,
		label: "Another address of yours",
		hint: (max: number) =>
			`We mail a link to it. You can have ${counted(max, "address", "addresses")}, each in one account only.`,
		add: "Mail me the link",
		mistyped: "This is not an e-mail address. It should look like you@example.com.",
		full: (max: number) => `You have ${counted(max, "address", "addresses")}, and cannot have more. Remove one first.`,
	},
	elsewhere: {
		title: "Accounts elsewhere",
		about:
			"Whoever is signed in there as you can sign in here. Each is connected when you first sign in with it by one of your addresses, or here. Mail always stays a way in.",
		known: (name: Child, ago: string) => (
			<>
				Connected {ago}, as {name}
			</>
		),
		not: (isOff: boolean) => (isOff ? "Disconnected: it signs you in no more." : "Not connected"),
		connect: (label: string) => `Connect ${label}`,
		disconnect: (label: string) => `Disconnect ${label}`,
	},
	failed: {
		identity_taken: "Another account here is connected with it. Sign in with it, disconnect it there, and come back.",
		sign_in_again: "That took too long. Sign in once more, then connect it.",
		else: "Connecting did not work, and nothing was changed. Try again.",
	},
	done: {
		connected: "It is connected, and signs you in.",
		disconnected: "It is disconnected, and signs you in no more.",
		asked: (minutes: number) =>
			`If mail can reach that address, it says in a moment how to go on. A link in it works once, for ${counted(minutes, "minute")}. Open it in a browser that is signed in here.`,
		mailbox: "Open the local mailbox",
		added: "The address is yours now, and signs you in.",
		primary: "Our mails go there from now on. The address before was told.",
		removed: "The address is no longer yours, and both were told. Browsers that are signed in stay so.",
		sessions: "Look at them",
	},
	confirm: {
		title: "Confirm your address",
		about: (address: Child, account: Child) => (
			<>
				{address} will belong to the account of {account}. It will sign you in, and invites to it will be yours.
			</>
		),
		button: "Add this address",
		back: "Not now",
	},
};
