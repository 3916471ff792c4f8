/** The name of a category for headings and cards, each word capitalized: "Jackets & Coats" (PLP-02). */
export function categoryName(category: string): string {
  return category.replace(/(^|[\s-])(\p{Ll})/gu, (match) => match.toUpperCase());
}
