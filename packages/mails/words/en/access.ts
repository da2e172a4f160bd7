import { EVENTS_KEPT_DAYS } from "#core/limits";
import { counted } from "#core/words/format";
import { line } from "#mails/line";

/** Signing in, claims and invites: who may do what. */
export const access = {
	signIn: {
		subject: (siteName: string) => line`Sign in to ${siteName}`,
		open: (siteName: string) => line`Open this link to sign in to ${siteName}.`,
		button: "Sign in",
		once: (minutes: number) =>
			line`It works once, for ${counted(minutes, "minute")}. If you did not ask for it, ignore this message: nobody gets in without the link.`,
		reason: (siteName: string) =>
			line`You get this because your address was typed into the sign-in page of ${siteName}.`,
	},
	accountDeleted: {
		subject: (siteName: string) => line`Your account on ${siteName} is deleted`,
		gone: (siteName: string) =>
			line`Your account on ${siteName} is deleted, and with it your keys, your sessions and what apps could do for you.`,
		stays: line`What stays says nothing of you any more: votes and published reviews without a name. Paid orders and their invoices stay because the law asks for them.`,
		button: "What is kept of whom",
		notYou: line`If that was not you, answer this mail at once.`,
		reason: (siteName: string) => line`You get this because this was the address of an account on ${siteName}.`,
	},
	accountDecided: {
		subject: {
			banned: (siteName: string) => line`Your account on ${siteName} is banned`,
			lifted: (siteName: string) => line`Your account on ${siteName} is no longer banned`,
			ended: (siteName: string) => line`The site team has signed your account on ${siteName} out`,
			made_admin: (siteName: string) => line`You are one of the site team of ${siteName}`,
			unmade_admin: (siteName: string) => line`You are no longer one of the site team of ${siteName}`,
			merged: (siteName: string) => line`Your accounts on ${siteName} are one account now`,
		},
		said: {
			banned: (siteName: string) =>
				line`The site team of ${siteName} has banned your account. Nobody signs in to it; browsers, keys and apps that were signed in are not any more. Your votes of weeks that are open do not count, and your reviews are not shown.`,
			lifted: (siteName: string) =>
				line`The site team of ${siteName} has lifted the ban of your account. You can sign in again; your votes and reviews stand as they did. Keys and apps stay ended: make new ones.`,
			ended: (siteName: string) =>
				line`The site team of ${siteName} has ended ways in which your account was signed in: browsers, keys or apps. You can sign in again at once, and make new keys.`,
			made_admin: (siteName: string) =>
				line`You have the rights of the site team of ${siteName} from now on. What it does is at Site team, in your account.`,
			unmade_admin: (siteName: string) =>
				line`You do not have the rights of the site team of ${siteName} any more. Your account is otherwise as it was.`,
			merged: (siteName: string) =>
				line`The site team of ${siteName} has made one account of two that are yours. You can sign in to it with any of their addresses; this cannot be undone.`,
		},
		write: (teamEmail: string) => line`If you think that this is wrong, write to ${teamEmail}.`,
		account: "Your account",
		terms: "What holds for everybody here",
		reason: (siteName: string) => line`You get this because this is an address of an account on ${siteName}.`,
	},
	roleChanged: {
		subject: (isAdmin: boolean, who: string, siteName: string) =>
			isAdmin
				? line`${who} is one of the site team of ${siteName}`
				: line`${who} is no longer one of the site team of ${siteName}`,
		said: (isAdmin: boolean, who: string, by: string, siteName: string) =>
			isAdmin
				? line`${by} has given ${who} the rights of the site team of ${siteName}, and says:`
				: line`${by} has taken the rights of the site team of ${siteName} from ${who}, and says:`,
		notRight: line`If that is not right, take it back on their page, or in the log.`,
		look: "Their page",
		reason: (siteName: string) => line`You get this because you are one of the site team of ${siteName}.`,
	},
	confirmAddress: {
		subject: (siteName: string) => line`Confirm this address for your account on ${siteName}`,
		open: (siteName: string) =>
			line`Open this link to add this address to your account on ${siteName}, in a browser that is signed in there. From then on you can sign in with it.`,
		button: "Confirm this address",
		once: (minutes: number) =>
			line`It works once, for ${counted(minutes, "minute")}. If you did not ask for it, ignore this message: nothing happens without you.`,
		reason: (siteName: string) =>
			line`You get this because somebody who is signed in on ${siteName} typed your address as another of theirs.`,
	},
	webhookOff: {
		subject: (host: string) => line`Events are no longer sent to ${host}`,
		why: {
			failing: (host: string, siteName: string) =>
				line`${siteName} has tried for three days to send events to your webhook at ${host}, and nothing arrived. It is switched off.`,
			gone: (host: string, siteName: string) =>
				line`Your webhook at ${host} has answered ${siteName} that it wants no more events (410). It is switched off.`,
		},
		missed: line`What happens meanwhile is kept for ${counted(EVENTS_KEPT_DAYS, "day")}: read it as a feed, or send single events again once the webhook is on.`,
		button: "Look at the webhook",
		reason: (siteName: string) => line`You get this because you have events sent to an address on ${siteName}.`,
	},
	webhookDecided: {
		subject: {
			stopped: (host: string) => line`The site team has switched off your webhook at ${host}`,
			allowed: (host: string) => line`Your webhook at ${host} is allowed again`,
		},
		said: {
			stopped: (host: string, siteName: string) =>
				line`The site team of ${siteName} has switched off your webhook at ${host}: nothing more is sent there, and what waited is given up. What happens is in the feed.`,
			allowed: (host: string, siteName: string) =>
				line`The site team of ${siteName} allows your webhook at ${host} again. Look whether it is on; what happened meanwhile is in the feed.`,
		},
	},
	addressInUse: {
		subject: (siteName: string) => line`This address has an account on ${siteName} already`,
		belongs: (siteName: string) =>
			line`Somebody who is signed in on ${siteName} wanted to add this address to their account. It belongs to another account, so nothing was changed, and they were not told.`,
		wayOut: line`If that was you: sign in with this address and take it off that account, or delete that account, then add it again. Two accounts can be made one by the site team; answer this mail.`,
		button: "Ways to sign in",
		notYou: line`If that was not you, you need to do nothing.`,
		reason: (siteName: string) =>
			line`You get this because somebody who is signed in on ${siteName} typed your address as another of theirs.`,
	},
	accessChanged: {
		subject: (siteName: string) => line`How your account on ${siteName} is signed in to has changed`,
		changed: {
			address_added: (address: string, siteName: string) =>
				line`${address} was added to your account on ${siteName}. You can sign in with it from now on.`,
			address_removed: (address: string, siteName: string) =>
				line`${address} was taken off your account on ${siteName}. Signing in with it leads there no more.`,
			primary_changed: (address: string, siteName: string) =>
				line`What ${siteName} mails to you goes to ${address} from now on.`,
			method_connected: (method: string, siteName: string) =>
				line`${method} was connected with your account on ${siteName}. It can sign you in from now on.`,
			method_disconnected: (method: string, siteName: string) =>
				line`${method} was disconnected from your account on ${siteName}. It signs you in no more.`,
		},
		notYou: line`If that was not you, sign in, take it back on the page below, and sign out the browsers that you do not know.`,
		button: "Ways to sign in",
		reason: (siteName: string) => line`You get this because this is, or was, an address of an account on ${siteName}.`,
	},
	apiKeyMade: {
		subject: (siteName: string) => line`An API key was made for your account on ${siteName}`,
		made: (called: string, siteName: string) =>
			line`The key “${called}” acts for your account on ${siteName} from now on, until it ends or you revoke it.`,
		notYou: line`If that was not you, sign in, revoke it on the page below, and sign out the browsers that you do not know.`,
		button: "API keys",
		reason: (siteName: string) => line`You get this because this is the address of an account on ${siteName}.`,
	},
	invite: {
		subject: (product: string, siteName: string) => line`You are invited to the profile of ${product} on ${siteName}`,
		ask: (product: string, website: string, siteName: string) =>
			line`The people behind ${product} (${website}) would like you to add your own founder profile to its page on ${siteName}.`,
		button: "Open the invite",
		unknown: line`If you do not know them, ignore this message: nothing happens without you.`,
		remindSubject: (product: string, siteName: string) =>
			line`Your invite to the profile of ${product} on ${siteName} still waits`,
		remind: (product: string, website: string, siteName: string) =>
			line`Some days ago the people behind ${product} (${website}) invited you to add your founder profile to its page on ${siteName}. The invite is still open.`,
		last: line`This is the only reminder.`,
		reason: (siteName: string) =>
			line`You get this because somebody who manages a product on ${siteName} gave your address as a co-founder’s.`,
	},
	cofounderJoined: {
		subject: (founder: string, product: string) => line`${founder} has joined ${product}`,
		joined: (founder: string, address: string, product: string, siteName: string) =>
			line`${founder} has accepted the invite to ${product} on ${siteName} that you sent to ${address}.`,
		stands: line`They stand among its founders now, in their own words, on its page as soon as that is live.`,
		standsInDraft: line`They stand among the founders of its draft now, in their own words.`,
		button: "Look at the product",
		reason: (product: string, siteName: string) =>
			line`You get this because you invited a co-founder to ${product} on ${siteName}.`,
	},
	cofounderLeft: {
		subject: (product: string) => line`A co-founder has left ${product}`,
		somebody: "Somebody whom you invited",
		left: (founder: string, product: string, siteName: string) =>
			line`${founder} has left the founders of ${product} on ${siteName} by themselves.`,
		follows: line`They stand on its pages no more. If that was not meant, invite them again.`,
		button: "Look at the product",
		reason: (product: string, siteName: string) => line`You get this because you manage ${product} on ${siteName}.`,
	},
	ownerChanged: {
		subject: {
			owner: (name: string) => line`You manage ${name} from now on`,
			former: (name: string) => line`You have made a co-founder the owner of ${name}`,
		},
		yours: (other: string, name: string, siteName: string) =>
			line`${other} has made you the owner of ${name} on ${siteName}: its facts, pictures, updates, invites and answers to reviews are yours to look after now.`,
		back: line`They stand behind it as a co-founder. If you do not want to manage it, make them the owner again on its page of founders and invites.`,
		manage: "Manage the product",
		passed: (other: string, name: string, siteName: string) =>
			line`You have made ${other} the owner of ${name} on ${siteName}. You do not manage it any more; you stand behind it as a co-founder, and can leave it.`,
		notYou: line`If that was not you, answer this mail at once.`,
		products: "Your products",
		reason: {
			owner: (name: string, siteName: string) => line`You get this because you manage ${name} on ${siteName}.`,
			former: (name: string, siteName: string) => line`You get this because you managed ${name} on ${siteName}.`,
		},
	},
	passedOn: {
		subject: (name: string) => line`You manage ${name} from now on`,
		yours: (name: string, siteName: string) =>
			line`Whoever managed ${name} on ${siteName} has deleted their account. You stand behind it, so it is yours now: its facts, pictures, updates and answers to reviews.`,
		proof: line`Where their proof of its website had it shown as verified, it is not any more: claim it, and it is again. If you do not want it to be listed, you can take it out of the directory.`,
		button: "Manage the product",
		reason: (name: string, siteName: string) => line`You get this because you stand behind ${name} on ${siteName}.`,
	},
	claimLink: {
		subject: (name: string, siteName: string) => line`Confirm who manages ${name} on ${siteName}`,
		asks: (email: string, name: string, website: string, siteName: string) =>
			line`${email} asks to manage the listing of ${name} (${website}) on ${siteName}.`,
		somebody: "Somebody",
		may: (days: number) => line`If they may, open this link and confirm. It is valid for ${counted(days, "day")}.`,
		button: "Look at the claim",
		unknown: line`If you do not know them, ignore this message: nothing happens without you.`,
		reason: (siteName: string) =>
			line`You get this because a claim on ${siteName} names this address, which is at the product’s own domain.`,
	},
	claimed: {
		subject: (name: string) => line`${name} is yours`,
		yours: (name: string, siteName: string) =>
			line`Your claim is verified: you manage the listing of ${name} on ${siteName}, and it is shown as verified.`,
		kept: line`We look at the proof again from time to time, so please leave it where it is. A verified listing is not a paid one.`,
		button: "Manage the listing",
	},
	disputed: {
		subject: (name: string) => line`Who manages ${name} is being decided`,
		another: (name: string, siteName: string) =>
			line`Somebody else has proven that they control the website of ${name}, whose listing on ${siteName} you manage.`,
		proven: (name: string, siteName: string) =>
			line`Your proof for ${name} on ${siteName} was found, and its listing has another owner already.`,
		decides: line`Nothing was changed. The site team looks at both sides and decides, and tells you why.`,
		answer: line`What it should know, write in an answer to this mail.`,
		prove: line`You have not proven the website yourself. If it is yours, do so now: it counts.`,
		proveIt: "Prove that the website is yours",
		button: "Look at the listing",
		seeClaim: "See your claim",
		owned: (name: string, siteName: string) => line`You get this because you manage ${name} on ${siteName}.`,
		ownedBefore: (name: string, siteName: string) => line`You get this because you managed ${name} on ${siteName}.`,
	},
	decided: {
		subject: (name: string) => line`What was decided about ${name}`,
		toClaimant: {
			hand_over: (name: string, siteName: string) =>
				line`${name} is yours: you manage its listing on ${siteName} from now on, and it is shown as verified.`,
			refuse: (name: string, siteName: string) =>
				line`The listing of ${name} on ${siteName} stays with whoever manages it; your claim is refused.`,
			undone: (name: string, siteName: string) =>
				line`The site team of ${siteName} has taken back what it decided about ${name}. The listing is with whoever managed it before, and your claim is looked at once more.`,
		},
		toOwner: {
			hand_over: (name: string, siteName: string) =>
				line`The listing of ${name} on ${siteName} was given to whoever proved its website. You do not manage it any more.`,
			refuse: (name: string, siteName: string) =>
				line`The listing of ${name} on ${siteName} stays yours: somebody else’s claim on it was refused.`,
			undone: (name: string, siteName: string) =>
				line`The site team of ${siteName} has taken back what it decided about ${name}. The listing is with you, and somebody else’s claim on it is looked at once more.`,
		},
		otherwise: line`If you see it otherwise, answer this mail: the site team can take a decision back.`,
		manage: "Manage the listing",
		seeClaim: "See your claim",
		seeListing: "Look at the listing",
	},
	proof: {
		subject: (name: string, siteName: string) => line`The proof for ${name} on ${siteName} is missing`,
		missing: (name: string, website: string) =>
			line`The proof that ${name} (${website}) is yours was not found any more.`,
		lookedAt: "Looked at",
		seen: "Seen",
		lapsed: (name: string) =>
			line`${name} is no longer shown as verified. You still manage the listing; claim it again to show it as verified.`,
		again: (days: number) =>
			line`We look again in ${counted(days, "day")}. Please put the proof back until then; otherwise the listing is no longer shown as verified.`,
		button: "Look at the listing",
		reason: (name: string, siteName: string) => line`You get this because you claimed ${name} on ${siteName}.`,
	},
};
