/** What an owner reads who is none any more when their change of a picture is committed. */
export const NOT_YOURS = {
	code: "not_found",
	detail: "The listing is not yours any more; there is nothing to change.",
} as const;
