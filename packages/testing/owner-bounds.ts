import { STORY_SECTIONS } from "#core/drafts/draft-fields";
import type { BoundedBody } from "#testing/bad-input";
import {
	address,
	badDates,
	DRAFT,
	draftFields,
	draftLists,
	draftMilestones,
	draftStory,
	each,
	email,
	farYears,
	filled,
	illFormed,
	LISTING,
	listingEdit,
	milestone,
	noLinks,
} from "#testing/draft-bounds";

/** An operation with a body, and the bounds to try on it. */
export interface Tried {
	name: string;
	method: string;
	path: string;
	status: number;
	bounds: BoundedBody[];
	bodyOptional?: true;
}
export const TRIED: Tried[] = [
	{
		name: "submit_listing",
		method: "POST",
		path: "/drafts",
		status: 201,
		bounds: [
			{
				base: { url: "https://example.com/" },
				texts: { "/url": 2048 },
				forms: { "/url": address },
				refused: [
					["/url", undefined, "required"],
					["/url", "", "too_short"],
					["/url", null, "wrong_type"],
				],
			},
		],
	},
	{
		name: "update_draft",
		method: "PATCH",
		path: `/drafts/${DRAFT}`,
		status: 200,
		bodyOptional: true,
		bounds: [draftFields, draftLists, draftStory, draftMilestones],
	},
	{
		name: "invite_cofounder",
		method: "POST",
		path: `/drafts/${DRAFT}/invites`,
		status: 201,
		bounds: [
			{
				base: { email: "grace@example.com" },
				accepted: [
					["/email", email(253)],
					["/email", email(254)],
				],
				refused: [
					["/email", email(255), "too_long"],
					...illFormed("/email", ['"><img@x', "a@b", "a@b.example\r\nBcc: c@d.example", "not an address"]),
					["/email", "", "bad_format"],
					["/email", 7, "wrong_type"],
					["/email", undefined, "required"],
				],
			},
		],
	},
	{
		name: "update_my_listing",
		method: "PATCH",
		path: `/me/listings/${LISTING}`,
		status: 200,
		bodyOptional: true,
		bounds: [listingEdit],
	},
	{
		name: "post_listing_update",
		method: "POST",
		path: `/me/listings/${LISTING}/updates`,
		status: 201,
		bounds: [
			{
				base: { title: "t", body: "b" },
				texts: { "/title": 200, "/body": 5000 },
				refused: [
					["/title", "", "too_short"],
					["/title", undefined, "required"],
					["/body", " ", "too_short"],
					["/body", undefined, "required"],
				],
			},
		],
	},
	{
		name: "add_milestone",
		method: "POST",
		path: `/me/listings/${LISTING}/milestones`,
		status: 201,
		bounds: [
			{
				base: milestone,
				texts: { "/title": 200, "/description": 2000, "/url": 500 },
				forms: { "/url": address },
				refused: [
					...badDates("/date"),
					...farYears("/date"),
					["/title", undefined, "required"],
					["/title", "", "too_short"],
					["/url", "http://example.com/", "bad_format"],
					...noLinks("/url"),
					["/url", "", "bad_format"],
				],
			},
		],
	},
	{
		name: "set_founder_story",
		method: "PUT",
		path: `/me/listings/${LISTING}/story`,
		status: 200,
		bodyOptional: true,
		bounds: [{ base: filled(STORY_SECTIONS, "x"), texts: { ...each(STORY_SECTIONS, "", 8000), "/title": 200 } }],
	},
	{
		name: "answer_interview",
		method: "PUT",
		path: "/me/interview",
		status: 200,
		bounds: [
			{
				base: { answers: [{ question_id: 1, answer: "a" }] },
				texts: { "/answers/0/answer": 4000 },
				lists: { "/answers": 30 },
				entries: { "/answers": Array.from({ length: 31 }, (_, index) => ({ question_id: index + 1, answer: "a" })) },
				accepted: [["/answers", []]],
				refused: [
					["/answers", undefined, "required"],
					["/answers/0/question_id", 0, "too_small"],
					["/answers/0/question_id", 1.5, "wrong_type"],
					["/answers/0/question_id", "1", "wrong_type"],
					["/answers/0/question_id", undefined, "required"],
					["/answers/0/answer", undefined, "required"],
				],
				strict: ["", "/answers/0"],
			},
		],
	},
	{
		name: "submit_draft",
		method: "POST",
		path: `/drafts/${DRAFT}/submit`,
		status: 400,
		bodyOptional: true,
		bounds: [],
	},
	{
		name: "choose_free_listing",
		method: "POST",
		path: `/me/listings/${LISTING}/free`,
		status: 400,
		bodyOptional: true,
		bounds: [],
	},
];
