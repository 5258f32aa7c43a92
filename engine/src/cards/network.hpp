// A small network: what is seen, one layer of neurons, and as many answers as are asked for.
//
// Little of all that could be seen is there at a time, so what is seen comes as a list of places that are not nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace behemoth::cards {

// Places with their values; kMost of them at once.
template <int kMost>
class Inputs {
 public:
  int count() const { return count_; }
  int place(int i) const { return places_[i]; }
  float value(int i) const { return values_[i]; }

 protected:
  void set(int place, float value) {
    if (value == 0) return;
    places_[count_] = static_cast<std::uint16_t>(place);
    values_[count_++] = value;
  }

  // One of so many places, the first one for all that is below and the last one for all that is beyond.
  void set_one(int first, int many, int which) { set(first + (which < 0 ? 0 : which >= many ? many - 1 : which), 1); }

 private:
  std::array<std::uint16_t, kMost> places_;
  std::array<float, kMost> values_;
  int count_ = 0;
};

// The weights of the inputs, a row of neurons for each; those of the answers, a row for each; and what each answer is
// without any neuron.
template <int kInputs, int kNeurons, int kAnswers>
class Network {
 public:
  using Neurons = std::array<float, kNeurons>;
  static constexpr int kIn = kInputs, kRow = kNeurons, kOut = kAnswers;
  static constexpr std::size_t kFirst = static_cast<std::size_t>(kInputs) * kNeurons;
  static constexpr std::size_t kSecond = kFirst + static_cast<std::size_t>(kAnswers) * kNeurons;
  static constexpr std::size_t kWeights = kSecond + kAnswers;
  static_assert(kNeurons % 8 == 0);

  std::array<float, kWeights> weights{};

  template <class Seen>
  Neurons neurons(const Seen& seen) const {
    Neurons found{};
    for (int i = 0; i < seen.count(); ++i) {
      const float* row = weights.data() + seen.place(i) * kNeurons;
      const float value = seen.value(i);
      for (int n = 0; n < kNeurons; ++n) found[n] += value * row[n];
    }
    for (float& one : found) one = one > 0 ? one : 0.0F;
    return found;
  }

  float answer(const Neurons& neurons, int which) const {
    const float* row = weights.data() + kFirst + which * kNeurons;
    // Eight sums side by side, which the processor adds at once.
    std::array<float, 8> sums{};
    for (int n = 0; n < kNeurons; n += 8) {
      for (int i = 0; i < 8; ++i) sums[i] += neurons[n + i] * row[n + i];
    }
    float sum = weights[kSecond + static_cast<std::size_t>(which)];
    for (const float one : sums) sum += one;
    return sum;
  }

  // An answer that should have been higher by so much.
  using Wish = std::pair<int, float>;

  // In which direction the weights should move for these wishes to come true, added to slope (one for each weight).
  template <class Seen, class Wishes>
  void add_slope(const Seen& seen, const Neurons& neurons, const Wishes& wishes, float* slope) const {
    Neurons back{};
    for (const auto& [which, by] : wishes) {
      const float* row = weights.data() + kFirst + which * kNeurons;
      float* into = slope + kFirst + which * kNeurons;
      for (int n = 0; n < kNeurons; ++n) {
        back[n] += by * row[n];
        into[n] += by * neurons[n];
      }
      slope[kSecond + static_cast<std::size_t>(which)] += by;
    }
    for (int n = 0; n < kNeurons; ++n) back[n] = neurons[n] > 0 ? back[n] : 0.0F;
    for (int i = 0; i < seen.count(); ++i) {
      float* into = slope + seen.place(i) * kNeurons;
      const float value = seen.value(i);
      for (int n = 0; n < kNeurons; ++n) into[n] += value * back[n];
    }
  }
};

}  // namespace behemoth::cards
