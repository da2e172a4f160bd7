import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** Signing in and out. */
export const signIn = {
	personCheck: (others: readonly string[]) =>
		others.length === 0
			? "Before a link is mailed, Cloudflare looks whether a person asks for it. That works with JavaScript only."
			: `Before a link is mailed, Cloudflare looks whether a person asks for it. That works with JavaScript only; without it, continue with ${others.join(" or ")} below.`,
	signIn: "Sign in",
	weMailYouALink: "We mail you a link. There is no password, and your account begins with the first link you open.",
	eMailAddress: "E-mail address",
	youExampleCom: "you@example.com",
	mailMeALink: "Mail me a link",
	signingInWillAlsoFor: (act: Child, name: Child) => (
		<>
			Signing in will also {act} {name} for you.
		</>
	),
	or: "or",
	continueWith: (label: Child) => <>Continue with {label}</>,
	checkYourMail: "Check your mail",
	once: "once",
	minutes: (count: number) => counted(count, "minute"),
	ifTheAddressCanReceive: (once: Child, minutes: Child) => (
		<>
			If the address can receive mail, a link to sign in is on its way. It works {once}, for {minutes}.
		</>
	),
	nothingThereLookIntoThe:
		"Nothing there? Look whether the address is right and into the spam folder, or ask for another link.",
	askForAnotherLink: "Ask for another link",
	openTheLocalMailbox: "Open the local mailbox",
	confirmSigningIn: "Confirm signing in",
	youAreAboutToSign: (siteName: Child, email: Child) => (
		<>
			You are about to sign in to {siteName} as {email} in this browser.
		</>
	),
	alsoAct: (act: Child, name: Child) => (
		<>
			{" "}
			and {act} {name}
		</>
	),
	signInTo: (intent: Child) => <>Sign in{intent}</>,
	youDidNotAskFor: "You did not ask for this? Close the page; nothing has happened.",
	confirmWhoManages: (name: string | number) => `Confirm who manages ${name}`,
	confirmWhoManagesHeading: (name: Child) => <>Confirm who manages {name}</>,
	ofSomebody: "of somebody",
	theAccountAsksToManage: (email: Child, name: Child, url: Child) => (
		<>
			The account {email} asks to manage the listing of {name} ({url}). Confirm only if this person may speak for the
			company.
		</>
	),
	confirm: "Confirm",
	youDoNotKnowThis: "You do not know this person? Close the page; nothing has happened.",
	theSiteTeamDecides: "The site team decides",
	confirmed: "Confirmed",
	isManagedBySomebodyElse: (name: Child) => (
		<>{name} is managed by somebody else already. The site team will look at both sides.</>
	),
	theListingOfHasIts: (name: Child) => <>The listing of {name} has its owner now.</>,
	goToTheListing: "Go to the listing",
	yourRole: "Your role",
	yourProfileOn: (product: string | number) => `Your profile on ${product}`,
	addYourProfileTo: (product: Child) => <>Add your profile to {product}</>,
	somebody: "Somebody",
	invitesYouToStandAmong: (who: Child, you: Child, product: Child, url: Child) => (
		<>
			{who} invites you, {you}, to stand among the founders of {product} ({url}).
		</>
	),
	addMyProfile: "Add my profile",
	allOfThisIsPublic:
		"All of this is public once the product is listed. If you are named there already, this replaces what is said of you. You do not know them? Close the page; nothing has happened.",
	optional: (field: Child) => <>{field} (optional)</>,
	coFounder: "Co-founder",
	youAreInvitedToThe: (product: Child) => <>You are invited to the profile of {product}</>,
	addYourOwnFounderProfile:
		"Add your own founder profile. Sign in with the e-mail address that the invitation was sent to.",
	signInToAccept: "Sign in to accept",
	thereIsNoPasswordWe: "There is no password: we mail you a link. Nothing happens without you.",
	thisInvitationIsForAnother: "This invitation is for another address",
	failedThere: "Signing in there did not work. Try again, or use your e-mail address.",
	refusedThere:
		"Your account is not signed in to that way: it was disconnected, or is connected with somebody else there. Sign in by mail; under Ways to sign in it can be connected.",
	youAreSignedInAs: (email: Child, product: Child, link: Child) => (
		<>
			You are signed in as {email}, and the invitation to the profile of {product} was sent to an address that is not in
			this account. {link} if it is yours, and open the invitation again; or ask to be invited with this one.
		</>
	),
	addTheAddress: "Add that address to your account",
	youAreOnTheProfile: (product: Child) => <>You are on the profile of {product}</>,
	youHaveAcceptedTheInvitation: "You have accepted the invitation; your founder profile is added.",
	itAppearsHereOnceThe: "It appears here once the product is listed. Until then, whoever invited you can change it.",
	itStandsOnTheProducts: "It stands on the product’s listing. Whoever invited you can change it.",
	toYourProducts: "Your products",
	connect: (clientName: string | number) => `Connect ${clientName}`,
	letActForYou: (clientName: Child) => <>Let {clientName} act for you?</>,
	app: "App",
	unverified: "unverified",
	itRegisteredItselfNobodyHas: (span: Child) => <>{span} It registered itself; nobody has checked its name.</>,
	verifiedDomain: "verified domain",
	accessGoesTo: "Access goes to",
	yourAccount: "Your account",
	itMay: "It may",
	allow: "Allow",
	deny: "Deny",
	connectedApps: "Connected apps",
	accessLastsDaysAtMost: (days: number, link: Child) => (
		<>
			Access lasts {counted(days, "day")} at most. You can end it at any time under {link}.
		</>
	),
	thisSendsAccessToA:
		"This sends access to a program on the device you are using. Go on only if you started this from that program just now.",
};
