/** What an argument of a prompt or of a resource's address is, where the directory can go on with what was typed. */
export type Completed = "listing" | "category" | "week" | "country";
