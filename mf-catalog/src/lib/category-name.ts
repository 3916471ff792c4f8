/** A category as headings and cards write it, each word with a capital: "Jackets & Coats" (PLP-02). */
export function categoryName(category: string): string {
  return category.replace(/(^|[\s-])(\p{Ll})/gu, (match) => match.toUpperCase());
}
