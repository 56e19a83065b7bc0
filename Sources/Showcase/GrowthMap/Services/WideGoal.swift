extension DemoData {
  /// A goal whose skills lead five ways at once, so that its tree is wider than a phone.
  static let wideGoal = Goal(
    id: "cooking", icon: "fork.knife", due: today.advanced(by: 60), title: "Готовить дома",
    reason: "Обедать своим каждый день и звать гостей",
    skills: [
      skill("basics", "Нож и доска", "fork.knife", 1),
      skill("soup", "Супы", "mug", 1, after: ["basics"]),
      skill("greens", "Овощи", "carrot", 0.8, after: ["basics"]),
      skill("grain", "Крупы", "leaf", 0.6, after: ["basics"]),
      skill("fish", "Рыба", "fish", 0.2, after: ["basics"]),
      skill("baking", "Выпечка", "birthday.cake", 0.3, after: ["basics"]),
      skill("week", "Обеды на неделю", "calendar", nil, after: ["soup", "greens", "grain"]),
      skill("feast", "Праздничный стол", "star", nil, after: ["fish", "baking"]),
    ],
    sprint: Sprint(
      title: "Неделя 2", start: today.advanced(by: -1), end: today.advanced(by: 5),
      tasks: [
        SprintTask(
          id: "cooking-task-1", title: "Сварить борщ", done: true, minutes: 90, due: today),
        SprintTask(
          id: "cooking-task-2", title: "Испечь ржаной хлеб", done: false, minutes: 180,
          due: today.advanced(by: 3)),
      ]))

  /// Returns a skill; one without progress is locked.
  private static func skill(
    _ id: String, _ title: String, _ icon: String, _ progress: Double?,
    after required: [String] = []
  ) -> Skill {
    Skill(
      id: id, title: title, icon: icon, progress: progress ?? 0, locked: progress == nil,
      requires: required)
  }
}
