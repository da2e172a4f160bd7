import type { Child } from "hono/jsx";
import { DAY_MS } from "#core/launches/week";
import { REVIEWER_ACCOUNT_MS } from "#core/limits";
import { counted, number } from "../format.ts";

/** Reviews. */
export const reviews = {
	reviews: "Reviews",
	reviewsOf: (name: Child) => <>Reviews of {name}</>,
	titleOf: (name: string) => `Reviews of ${name}`,
	about: (name: string) => `What people who use ${name} say of it.`,
	who: (name: Child) => (
		<>Written by people who use {name}. Those that were rewarded say so and do not count in the rating.</>
	),
	outOf: (stars: number) => `${number(stars)} out of 5`,
	rewarded: "Rewarded, not counted",
	changed: (day: Child) => <>changed {day}</>,
	answer: (day: Child) => <>The owner’s answer, {day}</>,
	answerToEarlier: (day: Child) => <>The owner’s answer, {day}, to an earlier version of this review</>,
	answerThis: "Answer this review",
	correctAnswer: "Correct your answer",
	yours: "Yours",
	report: "Report",
	reportIt: "this review",
	noneYet: "No reviews yet",
	sayIt: (name: Child) => <>Do you use {name}? Say what changed for you.</>,
	write: "Write a review",
	edit: "Edit your review",
	all: "All reviews",

	heldReasons: {
		rejected_before: "an earlier version of it was not published",
		new_account: `the account was less than ${number(REVIEWER_ACCOUNT_MS / DAY_MS)} days old`,
		address: "it holds a web or e-mail address",
		copy: "another review has the same words",
		burst: "many reviews of this product came within an hour",
		banned: "its writer’s account is banned",
	},
	held: (reason: string) => `Your review waits for the site team, because ${reason}. Nobody else sees it until then.`,
	rejected: "Your review is not published. You can change it; the site team looks at it again.",
	teamSays: (words: Child) => <>The site team says: {words}</>,
	withdraw: "Withdraw",
	withdrawHelp:
		"Its text, its stars and the owner’s answer to it are deleted, and nobody can bring them back. You may write another review.",
	withdrawNow: "Withdraw it for good",
	yourReviewOf: (name: Child) => <>your review of {name}</>,

	reviewTitle: (name: string) => `Review ${name}`,
	review: (name: Child) => <>Review {name}</>,
	editOf: (name: Child) => <>Edit your review of {name}</>,
	own: "This product is yours",
	ownWhy: (page: Child) => (
		<>Owners and founders cannot review their own product. You can answer its reviews on {page}.</>
	),
	itsPage: "its page",
	somethingWrong: "Something is missing or wrong below. Nothing was stored.",
	howGood: "How good is it?",
	chooseStars: "Choose one to five stars.",
	stars: (count: number) => counted(count, "star"),
	tell: "What should others know?",
	tellHelp: (min: number, max: number) => `${number(min)} to ${number(max)} characters, no web or e-mail addresses.`,
	gotAnything: "Did you get anything for writing this, such as money, a discount or a gift?",
	chooseReward: "Choose yes or no.",
	no: "No",
	yes: "Yes; it is marked as rewarded and does not count in the rating",
	whatHappens:
		"It is published at once, or waits for the site team; you are told why. Your name and address are not shown.",
	lookedAtAgain: "A change is looked at again.",
	send: "Send the review",
	save: "Save the review",

	answerTitle: (name: string) => `Answer a review of ${name}`,
	answerOne: "Answer a review",
	changedMeanwhile: "The review was written anew since you read it. Read it again before you answer.",
	yourAnswer: "Your answer",
	answerHelp: "Everybody reads it under the review, as the owner’s. There is one answer; you can correct it.",
	publishAnswer: "Publish the answer",
	saveAnswer: "Save the answer",

	reportTitle: (name: string) => `Report a review of ${name}`,
	reportOf: (name: Child) => <>Report a review of {name}</>,
	reported: "You have reported this review. The site team reads it.",
	backTo: (name: Child) => <>Back to {name}</>,
	whatIsWrong: "What is wrong with it?",
	reportHelp: "The site team reads this. A review is not wrong because it is harsh.",
	reportButton: "Report the review",

	yourReviews: "Your reviews",
	account: "Account",
	noneOfYours: "You have not reviewed any product yet",
	howToReview: "Open a product’s page and say what changed for you.",
	seeProducts: "See the products",
	editShort: "Edit",
	hidden: "The product is not public at the moment, and neither is its review.",
};
